import { canBeExtended, closingTime, extendedDuration } from '../../rules/lifecycle';
import { replies } from '../../rules/replies';
import { attemptsAt, closesAt, endOf, timesOf } from '../quizTimes';
import { fieldRefusal, Refusal } from '../refusal';
import type { Answers } from './call';
import { readableQuiz } from './quizzes';

export const timeAnswers: Answers<'extendTime'> = {
  extendTime(call) {
    const { data, now, id, body } = call;
    const owned = readableQuiz(call, id);
    if (!canBeExtended(closesAt(data, owned), now)) {
      throw new Refusal(409, replies.quizzes.noTimeAfterClosing);
    }
    const message = replies.quizzes.moreTime(body.minutes);
    if (body.student === undefined) {
      owned.quiz.duration = extendedDuration(timesOf(owned), now, body.minutes);
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
    attempt.extraMinutes = extendedDuration(own, now, body.minutes) - duration;
    return { ends_at: endOf(owned, attempt).toISOString(), message };
  },
};
