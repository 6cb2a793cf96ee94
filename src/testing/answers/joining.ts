import type { Profile } from '../../api/entities';
import { normalizeJoinCode } from '../../rules/joinCode';
import { Refusal } from '../refusal';
import type { OwnedQuiz } from '../records';
import type { SchoolData } from '../schoolData';
import type { Answers } from './call';
import { phaseOf } from './quizView';

/** Puts a student without a group into the quiz's, if it has room (design: Joining). */
function admit(data: SchoolData, student: Profile, { quiz }: OwnedQuiz): void {
  if (student.group?._id === quiz.group) return;
  if (student.group !== undefined) {
    throw new Refusal(
      403,
      'This quiz is for another group than yours. Ask your instructor which code is for you.',
    );
  }
  const group = data.groups.find((owned) => owned.group._id === quiz.group)?.group;
  const members = data.people.filter((person) => person.group?._id === quiz.group).length;
  if (group === undefined || members >= group.max_students) {
    throw new Refusal(409, 'The group of this quiz is full. Ask your instructor to make room.');
  }
  student.group = { _id: group._id, name: group.name };
}

export const joiningAnswers: Answers<'joinQuiz'> = {
  joinQuiz({ data, caller, now, body }) {
    const code = normalizeJoinCode(body.code);
    const found = data.quizzes.find(({ quiz }) => quiz.code === code);
    if (found === undefined) {
      throw new Refusal(404, 'There is no quiz with this code. Check the code and try again.');
    }
    if (phaseOf(found, now) === 'closed') {
      throw new Refusal(409, 'This quiz is closed and can no longer be joined.');
    }
    const quiz = found.quiz._id;
    const hasJoined = data.attempts.some(
      (attempt) => attempt.quiz === quiz && attempt.student === caller._id,
    );
    if (!hasJoined) {
      admit(data, caller, found);
      data.attempts.push({
        _id: data.newId('attempt'),
        quiz,
        student: caller._id,
        startedAt: null,
        submittedAt: null,
        revision: 0,
        answers: [],
      });
    }
    return { quiz, code, message: 'Quiz joined successfully' };
  },
};
