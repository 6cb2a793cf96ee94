import type { UpcomingQuiz } from '../../api/entities';
import { closingTime } from '../../rules/lifecycle';
import { timesOf } from '../time/quizTimes';

/**
 * What a student can do about a quiz that has not closed: join it (`open`), come back for its start
 * or look whether it still runs (`waiting`), go on with it (`running`), or nothing more
 * (`submitted`). Null where there is nothing to do yet, or their time is over.
 */
export type StudentStanding = 'open' | 'waiting' | 'running' | 'submitted' | null;

/** When a student's own time for a quiz is over; null from servers that do not say. */
export function ownEnd(quiz: UpcomingQuiz): number | null {
  const times = timesOf(quiz);
  if (times === null) return null;
  const own = Date.parse(quiz.ends_at ?? '');
  return Number.isNaN(own) ? closingTime(times).getTime() : own;
}

/**
 * Where a student stands with a quiz.
 *
 * @param hasDraft whether this device keeps answers of it, for servers that do not say who has joined
 * @param toldAt when the server listed it as one that has not closed, by this device's clock
 */
export function studentStanding(
  quiz: UpcomingQuiz,
  now: number,
  hasDraft: boolean,
  toldAt: number,
): StudentStanding {
  if (quiz.submitted) return 'submitted';
  const isJoined = quiz.joined ?? hasDraft;
  const times = timesOf(quiz);
  if (times !== null && now < times.opensAt.getTime()) return isJoined ? 'waiting' : null;
  const end = ownEnd(quiz);
  if (end !== null && now >= end) {
    // The server knew it as not closed after its end by this device's clock, which may be fast: that
    // must not take the way back.
    return isJoined && toldAt >= end ? 'waiting' : null;
  }
  if (isJoined) return 'running';
  return times === null ? null : 'open';
}
