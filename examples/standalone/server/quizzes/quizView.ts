import { count, inArray } from 'drizzle-orm';
import type { QuizTimes } from 'quizwright/rules';
import type { Database } from '../database/database';
import { attempts } from '../database/schema';
import type { Call } from '../kernel/call';
import { wireFields, type QuizRow } from './quizFields';

/** Everyone's times of a stored quiz, in the form that the rules use. */
export function timesOf(quiz: Pick<QuizRow, 'opensAt' | 'durationMinutes'>): QuizTimes {
  return { opensAt: quiz.opensAt, duration: quiz.durationMinutes };
}

/** Whether a quiz has closed, even for students who have added time of their own. */
export function hasClosed({ closesAt }: Pick<QuizRow, 'closesAt'>, now: Date): boolean {
  return now >= closesAt;
}

/**
 * Whether an attempt without a submission in time got one in the grace. If time was added since, it
 * continues instead.
 *
 * @param endsAt the end of the participant's own time
 */
export function isSubmitted(
  { receivedAt }: Pick<typeof attempts.$inferSelect, 'receivedAt'>,
  endsAt: Date,
  now: Date,
): boolean {
  return receivedAt !== null && now >= endsAt;
}

/**
 * Returns a function that turns each of these quizzes into its wire form; only their instructor
 * gets the join code.
 */
export async function quizViewer({ database, now, caller }: Call, rows: readonly QuizRow[]) {
  const participants = await countParticipants(
    database,
    rows.map((row) => row.id),
  );
  return (row: QuizRow) => ({
    ...wireFields(row),
    closed_at: hasClosed(row, now) ? row.closesAt.toISOString() : null,
    participants: participants.get(row.id) ?? 0,
    ...(caller.role === 'Instructor' && { code: row.code }),
  });
}

/** How many have joined each quiz; a quiz without participants is missing from the map. */
async function countParticipants(database: Database, quizIds: string[]) {
  if (quizIds.length === 0) return new Map<string, number>();
  const rows = await database
    .select({ quizId: attempts.quizId, joined: count() })
    .from(attempts)
    .where(inArray(attempts.quizId, quizIds))
    .groupBy(attempts.quizId);
  return new Map(rows.map((row) => [row.quizId, row.joined]));
}
