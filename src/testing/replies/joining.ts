import { readJoinCode } from '../../rules/joinCode';
import { quizPhase } from '../../rules/lifecycle';
import { replies } from '../../rules/replies';
import { hasRoom } from '../school/people';
import { timesOf } from '../school/quizTimes';
import type { OwnedQuiz, PersonRecord } from '../school/records';
import { Refusal } from '../school/refusal';
import type { SchoolData } from '../school/schoolData';
import type { Replies } from './call';

/** Moves a student without a group into the quiz's group, if it has room. */
function admit(data: SchoolData, student: PersonRecord, { quiz }: OwnedQuiz): void {
  if (student.group === quiz.group) return;
  if (student.group !== null) throw new Refusal(403, replies.joining.otherGroup);
  const group = data.groups.find((owned) => owned.group._id === quiz.group)?.group;
  if (group === undefined || !hasRoom(data, group)) {
    throw new Refusal(409, replies.joining.fullGroup);
  }
  student.group = group._id;
}

export const joiningReplies: Replies<'joinQuiz'> = {
  joinQuiz({ data, caller, now, body }) {
    const code = readJoinCode(body.code);
    const found = data.quizzes.find(({ quiz }) => quiz.code === code);
    if (found === undefined) throw new Refusal(404, replies.joining.unknownCode);
    const quiz = found.quiz._id;
    const joined = data.attempts.find(
      (attempt) => attempt.quiz === quiz && attempt.student === caller._id,
    );
    // Added time for one participant does not let others join.
    if (quizPhase(timesOf(found), now, joined?.extraMinutes) === 'closed') {
      throw new Refusal(409, replies.joining.closed);
    }
    if (joined === undefined) {
      admit(data, caller, found);
      data.attempts.push({
        _id: data.newId('attempt'),
        quiz,
        student: caller._id,
        startedAt: null,
        submittedAt: null,
        hasSubmitted: false,
        extraMinutes: 0,
        revision: 0,
        choices: {},
        changedAt: {},
        late: null,
      });
    }
    return {
      quiz,
      code,
      starts_at: found.quiz.schadule,
      server_now: now.toISOString(),
      message: replies.joining.joined,
    };
  },
};
