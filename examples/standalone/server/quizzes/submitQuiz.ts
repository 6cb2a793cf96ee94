import { and, eq, isNull } from 'drizzle-orm';
import { acceptsSubmission } from 'quizwright/rules';
import type { Call } from '../accounts/caller';
import { attempts, type AttemptAnswers } from '../database/schema';
import { Failure } from '../routes/failure';
import {
  alreadySubmitted,
  endedByClosing,
  itemsOf,
  ownAttempt,
  type AttemptRow,
} from './ownAttempt';
import { phaseOf, type QuizRow } from './quizView';
import { scoreOf } from './scoring';
import { answersOf, sameAnswers, type Submission } from './submission';

/**
 * Grades the calling student's attempt, once: of submissions at the same time one is graded. The
 * same answers again get the same receipt.
 *
 * @throws Failure 400 for questions that are not in the quiz or answered twice, 403 or 404 as
 *   `ownAttempt`, 409 before the start, after the grace, or after other answers
 */
export async function submitQuiz(call: Call, quizId: string, submission: Submission) {
  const { quiz, attempt } = await ownAttempt(call, quizId);
  if (!attempt.finishedAt) refuseUntimely(quiz, call.now);
  const items = await itemsOf(call.database, quiz.id);
  const answers = answersOf(submission, new Set(items.map((item) => item.questionId)));
  const kept = attempt.finishedAt
    ? attempt
    : await grade(call, quiz, attempt, { answers, score: scoreOf(quiz, items, answers) });
  return receiptOf(kept, answers, quiz);
}

/** Grades an attempt that nothing else has ended, and answers it as it is kept. */
function grade(
  { database, now }: Call,
  quiz: QuizRow,
  attempt: AttemptRow,
  graded: { answers: AttemptAnswers; score: number },
): Promise<AttemptRow> {
  // An end at the very closing time marks an attempt that closing graded.
  const atClosing = now.getTime() === quiz.closesAt.getTime();
  const finishedAt = atClosing ? new Date(now.getTime() + 1) : now;
  return database.transaction(async (tx) => {
    const [won] = await tx
      .update(attempts)
      .set({ ...graded, finishedAt, startedAt: attempt.startedAt ?? now })
      .where(and(eq(attempts.id, attempt.id), isNull(attempts.finishedAt)))
      .returning();
    if (won) return won;
    // Another submission came first: its answers are the ones that count.
    const [first] = await tx.select().from(attempts).where(eq(attempts.id, attempt.id));
    return first ?? attempt;
  });
}

const tooLate =
  'This submission came too late: the quiz was over for more than 30 seconds. The answers saved by then were graded.';

function refuseUntimely(quiz: QuizRow, now: Date): void {
  if (phaseOf(quiz, now) === 'upcoming') {
    throw new Failure(409, 'This quiz has not started yet. Wait for its start to submit.');
  }
  const { opensAt, durationMinutes: duration } = quiz;
  if (!acceptsSubmission({ opensAt, duration }, now)) throw new Failure(409, tooLate);
}

function receiptOf(kept: AttemptRow, answers: AttemptAnswers, quiz: QuizRow) {
  if (!kept.finishedAt || endedByClosing(kept, quiz)) throw new Failure(409, tooLate);
  if (!sameAnswers(kept.answers, answers)) throw new Failure(409, alreadySubmitted);
  return {
    receipt: {
      _id: kept.id,
      submitted_at: kept.finishedAt.toISOString(),
      answered: Object.keys(kept.answers).length,
      questions: quiz.questionsNumber,
    },
    message: 'Quiz submitted successfully',
  };
}
