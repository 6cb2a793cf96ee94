import { canBeExtended, closingTime, extendedDuration } from '../../rules/lifecycle';
import { replies } from '../../rules/replies';
import { keepChange } from '../school/history';
import { attemptsAt, closesAt, endOf, timesOf } from '../school/quizTimes';
import { fieldRefusal, Refusal } from '../school/refusal';
import type { Replies } from './call';
import { readableQuiz } from './quizzes';

export const timeReplies: Replies<'extendTime'> = {
  extendTime(call) {
    const { data, now, id, body } = call;
    const owned = readableQuiz(call, id);
    if (!canBeExtended(closesAt(data, owned), now)) {
      throw new Refusal(409, replies.quizzes.noTimeAfterClosing);
    }
    const message = replies.quizzes.addedTime(body.minutes);
    const change = { quiz: id, at: now, action: 'quiz.extend', who: call.caller._id };
    const reopened = attemptsAt(data, owned).filter(
      (one) =>
        one.submittedAt === null &&
        endOf(owned, one) <= now &&
        (body.student === undefined || one.student === body.student),
    ).length;
    const { minutes } = body;
    if (body.student === undefined) {
      const before = { duration: owned.quiz.duration };
      owned.quiz.duration = extendedDuration(timesOf(owned), now, body.minutes);
      const after = { minutes, duration: owned.quiz.duration, reopened };
      keepChange(data, { ...change, student: null, before, after });
      return { ends_at: closingTime(timesOf(owned)).toISOString(), message };
    }
    const attempt = attemptsAt(data, owned).find(({ student }) => student === body.student);
    if (attempt === undefined) {
      throw fieldRefusal('student', replies.quizzes.notAParticipant);
    }
    if (attempt.submittedAt !== null) {
      throw new Refusal(409, replies.quizzes.noTimeAfterSubmitting);
    }
    const { opensAt, duration } = timesOf(owned);
    const own = { opensAt, duration: duration + attempt.extraMinutes };
    const before = { extra_minutes: attempt.extraMinutes };
    attempt.extraMinutes = extendedDuration(own, now, body.minutes) - duration;
    const after = { minutes, extra_minutes: attempt.extraMinutes, reopened };
    keepChange(data, { ...change, student: body.student, before, after });
    return { ends_at: endOf(owned, attempt).toISOString(), message };
  },
};
