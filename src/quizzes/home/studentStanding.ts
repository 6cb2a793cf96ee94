import type { UpcomingQuiz } from '../../api/entities';
import { closingTime } from '../../rules/lifecycle';
import { timesOf } from '../time/quizTimes';

/**
 * What a student can do with a quiz that has not closed: join it (`open`), come back for its start
 * or check whether it is still running (`joined`), continue it (`running`), or nothing more, because
 * it is submitted (`submitted`) or will be once this device can send it (`unsent`). Null if there is
 * nothing to do yet, or the student's time is over.
 */
export type StudentStanding = 'open' | 'joined' | 'running' | 'submitted' | 'unsent' | null;

/** When a student's own time for a quiz is over; null if the server does not say. */
export function ownEnd(quiz: UpcomingQuiz): number | null {
  const times = timesOf(quiz);
  if (times === null) return null;
  const own = Date.parse(quiz.ends_at ?? '');
  return Number.isNaN(own) ? closingTime(times).getTime() : own;
}

/**
 * What a student can do with a quiz now.
 *
 * @param kept what this device keeps of it: a submission that is on its way or was refused, or
 * answers (`draft`), which say who has joined where the server does not
 * @param updatedAt when the server listed it as not closed, by this device's clock
 */
export function studentStanding(
  quiz: UpcomingQuiz,
  now: number,
  kept: 'draft' | 'unsent' | 'refused' | null,
  updatedAt: number,
): StudentStanding {
  if (quiz.submitted) return 'submitted';
  if (kept === 'unsent') return 'unsent';
  if (kept === 'refused') return null;
  const isJoined = quiz.joined ?? kept === 'draft';
  const times = timesOf(quiz);
  if (times !== null && now < times.opensAt.getTime()) return isJoined ? 'joined' : null;
  const end = ownEnd(quiz);
  if (end !== null && now >= end) {
    // By this device's clock, the server listed the quiz as not closed after its end. The clock may
    // be fast, and that must not remove the way back.
    return isJoined && updatedAt >= end ? 'joined' : null;
  }
  if (isJoined) return 'running';
  return times === null ? null : 'open';
}
