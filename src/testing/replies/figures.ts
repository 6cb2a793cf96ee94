import type { Participation, ResultFigures } from '../../api/entities';
import { minutesAndSecondsBetween } from '../../rules/formats';
import { median } from '../../rules/scoreStatistics';
import { membersOf } from '../school/people';
import type { OwnedQuiz } from '../school/records';
import type { Acting } from './call';
import { named } from './groups';

/** How many students without a result are named. */
const mostMissing = 100;

/** The time a participant took, in whole seconds; null without a beginning or an end. */
export function secondsOf({ started_at, finished_at }: Participation): number | null {
  const taken = minutesAndSecondsBetween(started_at, finished_at);
  return taken && taken.minutes * 60 + taken.seconds;
}

/** How often each value is there, lowest first. */
function tally(values: readonly number[]): [value: number, count: number][] {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([one], [other]) => one - other);
}

function missingOf({ data, caller }: Acting, { quiz }: OwnedQuiz, rows: readonly Participation[]) {
  if (caller.role === 'Student') return { total: 0, students: [] };
  const present = new Set(rows.map(({ participant }) => participant._id));
  const missing = membersOf(data, quiz.group).filter(({ _id }) => !present.has(_id));
  return { total: missing.length, students: missing.slice(0, mostMissing).map(named) };
}

/** What all participants whom the caller may see come to, whatever is searched. */
export function figuresOf(
  call: Acting,
  owned: OwnedQuiz,
  rows: readonly Participation[],
): ResultFigures {
  const seconds = rows.flatMap((row) => secondsOf(row) ?? []);
  return {
    participants: rows.length,
    scores: tally(rows.map(({ score }) => score)).map(([score, count]) => ({ score, count })),
    minutes: tally(seconds.map((taken) => Math.floor(taken / 60))).map(([minutes, count]) => ({
      minutes,
      count,
    })),
    median_seconds: median(seconds),
    // Only instructors get these fields of a row.
    has_late: rows.some((row) => row.late !== undefined || row.accepted_late !== undefined),
    missing: missingOf(call, owned, rows),
  };
}
