import type { Profile, UpcomingQuiz } from '../../api/entities';
import { closingTime, quizPhase, type QuizPhase, type QuizTimes } from '../../rules/lifecycle';
import type { OwnedQuiz } from '../records';
import type { SchoolData } from '../schoolData';

export function timesOf({ quiz }: OwnedQuiz): QuizTimes {
  return { opensAt: new Date(quiz.schadule), duration: quiz.duration };
}

export function phaseOf(owned: OwnedQuiz, now: Date): QuizPhase {
  return quizPhase(timesOf(owned), now);
}

export function closesAt(owned: OwnedQuiz): Date {
  return closingTime(timesOf(owned));
}

/** When it closed, as the wire says it: null while it has not. */
export function closedAt(owned: OwnedQuiz, now: Date): string | null {
  return phaseOf(owned, now) === 'closed' ? closesAt(owned).toISOString() : null;
}

/** Whether a person may read a quiz: an instructor their own, a student those of their group. */
export function isReadable({ owner, quiz }: OwnedQuiz, caller: Profile): boolean {
  return caller.role === 'Instructor' ? owner === caller._id : quiz.group === caller.group?._id;
}

/** A quiz as the wire spells it; the join code is for its instructor only. */
export function quizView(
  owned: OwnedQuiz,
  { data, now, caller }: { data: SchoolData; now: Date; caller: Profile },
): UpcomingQuiz & { participants: number } {
  const { code, ...quiz } = owned.quiz;
  return {
    ...quiz,
    closed_at: closedAt(owned, now),
    participants: data.attempts.filter((attempt) => attempt.quiz === quiz._id).length,
    ...(caller.role === 'Instructor' && { code }),
  };
}
