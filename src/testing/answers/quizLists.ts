import type { UpcomingQuiz } from '../../api/entities';
import { completedQuizLimit, upcomingQuizLimit } from '../../rules/listLengths';
import { attemptsAt, closesAt, endOf, hasClosed, isSubmitted } from '../school/quizTimes';
import type { OwnedQuiz } from '../school/records';
import type { SchoolData } from '../school/schoolData';
import type { Acting, Answers } from './call';
import { isReadable, quizView } from './quizzes';

const soonestFirst = (one: OwnedQuiz, other: OwnedQuiz): number =>
  Date.parse(one.quiz.schadule) - Date.parse(other.quiz.schadule);

/** Orders quizzes by when they close, latest first. */
export function latestClosingFirst(data: SchoolData) {
  return (one: OwnedQuiz, other: OwnedQuiz): number =>
    closesAt(data, other).getTime() - closesAt(data, one).getTime();
}

/** Instructors list their own quizzes, students those they have joined. */
function isMine(owned: OwnedQuiz, call: Acting): boolean {
  const { data, caller } = call;
  if (caller.role === 'Instructor') return isReadable(owned, call);
  return data.attempts.some(
    ({ quiz, student }) => quiz === owned.quiz._id && student === caller._id,
  );
}

/** What students see of their own attempt at a quiz. */
function standing(owned: OwnedQuiz, { data, caller, now }: Acting): Partial<UpcomingQuiz> {
  if (caller.role === 'Instructor') return {};
  const own = attemptsAt(data, owned).find(({ student }) => student === caller._id);
  if (own === undefined) return { joined: false, submitted: false };
  return {
    joined: true,
    submitted: isSubmitted(owned, own, now),
    ends_at: endOf(owned, own).toISOString(),
  };
}

export const quizListAnswers: Answers<'upcomingQuizzes' | 'completedQuizzes'> = {
  upcomingQuizzes: (call) =>
    call.data.quizzes
      .filter((owned) => isReadable(owned, call) && !hasClosed(call.data, owned, call.now))
      .sort(soonestFirst)
      .slice(0, upcomingQuizLimit)
      .map((owned) => ({ ...quizView(owned, call), ...standing(owned, call) })),

  completedQuizzes: (call) =>
    call.data.quizzes
      .filter((owned) => isMine(owned, call) && hasClosed(call.data, owned, call.now))
      .sort(latestClosingFirst(call.data))
      .slice(0, completedQuizLimit)
      .map((owned) => ({
        ...quizView(owned, call),
        status: 'closed',
        createdAt: owned.createdAt.toISOString(),
      })),
};
