import { eq, sql } from 'drizzle-orm';
import { replies } from 'quizwright/rules';
import type { Call } from '../accounts/caller';
import { attempts } from '../database/schema';
import { Failure } from '../routes/failure';
import { attemptView } from './attemptView';
import { itemsOf } from './items';
import { ownAttempt } from './ownAttempt';

/**
 * The paper of a quiz that the student has joined, without the right answers. Before the start it
 * has no questions; the first read after the start begins the attempt.
 *
 * @throws Failure 403 or 404 as `ownAttempt`, 409 after submitting or the end of the own time
 */
export async function readPaper(call: Call, quizId: string) {
  const { database, now } = call;
  const own = await ownAttempt(call, quizId);
  const { quiz, attempt, endsAt } = own;
  if (attempt.submittedAt) throw new Failure(409, replies.attempts.alreadySubmitted);
  if (now >= endsAt) throw new Failure(409, replies.attempts.closed);
  if (now < quiz.opensAt) {
    return {
      title: quiz.title,
      questions: [],
      attempt: attemptView(own, quiz.opensAt, now),
      message: replies.attempts.notStarted,
    };
  }
  const startedAt = attempt.startedAt ?? (await begin(call, attempt.id));
  const items = await itemsOf(database, quiz.id);
  return {
    title: quiz.title,
    questions: items.map(({ id, title, options }) => ({ _id: id, title, options })),
    attempt: attemptView(own, startedAt, now),
    message: replies.attempts.started,
  };
}

/** Begins an attempt once: of two first reads at the same time both get the earlier beginning. */
async function begin({ database, now }: Call, attemptId: string): Promise<Date> {
  const [begun] = await database
    .update(attempts)
    .set({ startedAt: sql`coalesce(${attempts.startedAt}, ${sql.param(now, attempts.startedAt)})` })
    .where(eq(attempts.id, attemptId))
    .returning({ startedAt: attempts.startedAt });
  return begun?.startedAt ?? now;
}
