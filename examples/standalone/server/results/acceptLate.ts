import { and, eq } from 'drizzle-orm';
import type { Body } from 'quizwright/contract';
import { attemptEnd, gradeAttempt, replies } from 'quizwright/rules';
import { byCaller } from '../audit/byCaller';
import { recordAudit, type AuditEntry } from '../audit/recordAudit';
import type { Database } from '../database/database';
import { attempts, type AttemptAnswers, type ReplacedRecord } from '../database/schema';
import type { Call } from '../kernel/call';
import { Failure } from '../kernel/failure';
import { countingLate, type AnswerColumns } from '../quizzes/answerRecord';
import { keyOf } from '../quizzes/items';
import { outdateEvidence } from '../quizzes/keepEvidence';
import { lockOwnQuiz } from '../quizzes/ownQuiz';
import type { QuizRow } from '../quizzes/quizFields';
import { timesOf } from '../quizzes/quizView';

type Attempt = typeof attempts.$inferSelect;

/**
 * Grades what a participant sent too late, in place of the answers saved at the end. It is the
 * participant's submission until that is undone. Doing either again changes nothing.
 *
 * @throws Failure 404 when the calling instructor has no such quiz, or nobody sent this late
 */
export async function acceptLate(
  call: Call,
  quizId: string,
  { participation, accept: isAccepted = true }: Body<'acceptLate'>,
) {
  const score = await call.database.transaction(async (tx) => {
    // Before the attempt, as everywhere: otherwise two requests could deadlock.
    const quiz = await lockOwnQuiz(tx, call, quizId, 'no key update');
    const [attempt] = await tx
      .select()
      .from(attempts)
      .where(and(eq(attempts.id, participation), eq(attempts.quizId, quiz.id)))
      .for('update');
    const late = attempt && lateOf(attempt);
    if (!attempt || !late) throw new Failure(404, replies.results.noLateSubmission);
    const { replaced } = attempt;
    if (isAccepted === (replaced !== null)) {
      return attempt.score ?? scoreOf(tx, quiz, attempt.answers);
    }
    const before = {
      ...attempt,
      score: attempt.score ?? (await scoreOf(tx, quiz, attempt.answers)),
    };
    const settled = replaced
      ? await undoAcceptance(tx, quiz, before, replaced)
      : await accept(tx, quiz, before, late, call.now);
    await outdateEvidence(tx, quiz.id);
    await recordAudit(tx, entryOf(call, quiz, before, settled));
    return settled.score;
  });
  const { lateAccepted, lateUndone } = replies.results;
  return { score, message: isAccepted ? lateAccepted : lateUndone };
}

/**
 * A participant whose time was extended afterwards may have submitted in time since: then it is settled.
 */
function lateOf(attempt: Attempt): AnswerColumns | null {
  return attempt.submittedAt && !attempt.lateAcceptedAt ? null : countingLate(attempt);
}

async function scoreOf(tx: Database, quiz: QuizRow, answers: AttemptAnswers): Promise<number> {
  return gradeAttempt(await keyOf(tx, quiz.id), answers, quiz);
}

type ScoredAttempt = Attempt & { score: number };

/** The answers of an attempt that count from now on. */
interface Settled {
  action: 'attempt.accept' | 'attempt.restore';
  score: number;
  answers: AttemptAnswers;
}

function entryOf(
  call: Call,
  quiz: QuizRow,
  before: ScoredAttempt,
  { action, score, answers }: Settled,
): AuditEntry {
  const questions = new Set([...Object.keys(before.answers), ...Object.keys(answers)]);
  const changed = [...questions].filter((id) => before.answers[id] !== answers[id]);
  return {
    ...byCaller(call),
    action,
    subject: before.id,
    quiz: quiz.id,
    before: { score: before.score },
    after: { student: before.studentId, score, changed_answers: changed.length },
  };
}

async function accept(
  tx: Database,
  quiz: QuizRow,
  { id, answers, chosen, revision, lateAt, score: replacedScore }: ScoredAttempt,
  late: AnswerColumns,
  now: Date,
): Promise<Settled> {
  const score = await scoreOf(tx, quiz, late.answers);
  const replaced = { answers, chosen, revision, score: replacedScore };
  await tx
    .update(attempts)
    .set({
      ...late,
      score,
      replaced,
      submittedAt: lateAt,
      finishedAt: lateAt,
      lateAcceptedAt: now,
    })
    .where(eq(attempts.id, id));
  return { action: 'attempt.accept', score, answers: late.answers };
}

async function undoAcceptance(
  tx: Database,
  quiz: QuizRow,
  { id, extraMinutes }: ScoredAttempt,
  { score, ...record }: ReplacedRecord,
): Promise<Settled> {
  const graded = quiz.gradedAt
    ? { score, finishedAt: attemptEnd(timesOf(quiz), extraMinutes) }
    : // While others continue, the sweep will grade it.
      { score: null, finishedAt: null };
  await tx
    .update(attempts)
    .set({ ...record, ...graded, replaced: null, submittedAt: null, lateAcceptedAt: null })
    .where(eq(attempts.id, id));
  return { action: 'attempt.restore', score, answers: record.answers };
}
