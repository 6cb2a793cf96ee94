import { and, eq, isNull } from 'drizzle-orm';
import type { Call } from '../accounts/caller';
import { attempts } from '../database/schema';
import { Failure } from '../routes/failure';
import {
  alreadySubmitted,
  endedByClosing,
  itemsOf,
  ownAttempt,
  type AttemptRow,
} from './ownAttempt';
import { phaseOf, type QuizRow } from './quizView';

/**
 * The paper of a quiz that the student has joined, without the right answers. Before the start it
 * has no questions; the first read after the start begins the attempt.
 *
 * @throws Failure 403 or 404 as `ownAttempt`, 409 after submitting or closing
 */
export async function readPaper(call: Call, quizId: string) {
  const { quiz, attempt } = await ownAttempt(call, quizId);
  const phase = phaseOf(quiz, call.now);
  // Unsubmitted attempts get their end from closing, so before closing an end means a submission.
  if (attempt.finishedAt && (phase !== 'closed' || !endedByClosing(attempt, quiz))) {
    throw new Failure(409, alreadySubmitted);
  }
  if (phase === 'closed') {
    throw new Failure(409, 'This quiz is closed. Its questions can no longer be answered.');
  }
  if (phase === 'upcoming') {
    return {
      title: quiz.title,
      questions: [],
      attempt: attemptView(call, quiz, attempt, quiz.opensAt),
      message: 'The quiz has not started yet.',
    };
  }
  const startedAt = attempt.startedAt ?? (await begin(call, attempt));
  const items = await itemsOf(call.database, quiz.id);
  return {
    title: quiz.title,
    questions: items.map(({ questionId, title, options }) => ({ _id: questionId, title, options })),
    attempt: attemptView(call, quiz, attempt, startedAt),
    message: 'The quiz has started.',
  };
}

async function begin({ database, now }: Call, attempt: AttemptRow): Promise<Date> {
  await database
    .update(attempts)
    .set({ startedAt: now })
    .where(and(eq(attempts.id, attempt.id), isNull(attempts.startedAt)));
  const [row] = await database
    .select({ startedAt: attempts.startedAt })
    .from(attempts)
    .where(eq(attempts.id, attempt.id));
  return row?.startedAt ?? now;
}

function attemptView({ now }: Call, quiz: QuizRow, attempt: AttemptRow, startedAt: Date) {
  return {
    started_at: startedAt.toISOString(),
    ends_at: quiz.closesAt.toISOString(),
    server_now: now.toISOString(),
    revision: 0,
    answers: Object.entries(attempt.answers).map(([question, answer]) => ({ question, answer })),
  };
}
