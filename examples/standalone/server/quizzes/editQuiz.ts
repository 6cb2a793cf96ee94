import { count, eq } from 'drizzle-orm';
import { areResultsPublished, replies } from 'quizwright/rules';
import { byCaller } from '../audit/byCaller';
import type { After } from '../audit/actions';
import { changes } from '../audit/changes';
import { recordAudit } from '../audit/recordAudit';
import { attempts, quizzes } from '../database/schema';
import type { Call } from '../kernel/call';
import { Failure } from '../kernel/failure';
import type { CallOf } from '../kernel/operation';
import { holdRevision } from '../kernel/revision';
import { refreshQuality } from '../questions/quality';
import { auditedQuiz } from './auditedQuiz';
import { itemsOf } from './items';
import { lockOwnQuiz } from './ownQuiz';
import { changedColumns, quizRevision, type QuizRow } from './quizFields';
import { hasClosed, quizViewer } from './quizView';

/**
 * Changes the fields of a quiz that may change once its code is known.
 *
 * @throws Failure 404 when the calling instructor has no such quiz, 409 for another order or
 * grading once it has opened, and for another revision
 */
export async function updateQuiz(call: CallOf<'updateQuiz'>) {
  const { id: quizId, body: change } = call;
  const revision = await call.database.transaction(async (tx) => {
    const quiz = await lockOwnQuiz(tx, call, quizId, 'no key update');
    if (call.query.revision !== undefined) {
      const view = await quizViewer({ ...call, database: tx }, [quiz]);
      holdRevision(call.query.revision, { ...view(quiz), revision: quizRevision(quiz) });
    }
    const columns = changedColumns(change, quiz);
    const changed = changes(auditedChange(quiz), auditedChange(columns));
    if (call.now >= quiz.opensAt && Object.keys(changed.after).some((field) => field !== 'title')) {
      throw new Failure(409, replies.quizzes.orderInUse);
    }
    await tx.update(quizzes).set(columns).where(eq(quizzes.id, quizId));
    const after = { ...changed.after, ...rewritten(quiz, { description: columns.description }) };
    if (Object.keys(after).length > 0) {
      await recordAudit(tx, {
        ...byCaller(call),
        action: 'quiz.update',
        subject: quizId,
        quiz: quizId,
        before: changed.before,
        after,
      });
    }
    return quizRevision(columns);
  });
  return { _id: quizId, revision, message: replies.quizzes.updated };
}

type Audited = Pick<QuizRow, 'title' | 'shuffleQuestions' | 'shuffleOptions' | 'grading'>;

/** The fields whose values the audit keeps. */
function auditedChange({
  title,
  shuffleQuestions: shuffle_questions,
  shuffleOptions: shuffle_options,
  grading,
}: Audited) {
  return { title, shuffle_questions, shuffle_options, grading };
}

type LongText = Exclude<keyof ReturnType<typeof changedColumns>, keyof Audited>;

/** The audit only keeps that a text other than the title has changed, not the text. */
function rewritten(
  quiz: QuizRow,
  texts: Pick<QuizRow, LongText>,
): Pick<After<'quiz.update'>, LongText> {
  const changed = (Object.keys(texts) as LongText[]).filter((text) => texts[text] !== quiz[text]);
  return Object.fromEntries(changed.map((text) => [text, true as const]));
}

/**
 * Deletes a quiz with its items, attempts and results.
 *
 * @throws Failure 404 when the calling instructor has no such quiz, 409 while it is being taken,
 * and during the grace, when submissions may still arrive
 */
export async function deleteQuiz(call: Call, quizId: string) {
  await call.database.transaction(async (tx) => {
    const quiz = await lockOwnQuiz(tx, call, quizId, 'update');
    const [{ taken, results } = { taken: 0, results: 0 }] = await tx
      .select({ taken: count(), results: count(attempts.score) })
      .from(attempts)
      .where(eq(attempts.quizId, quiz.id));
    if (call.now >= quiz.opensAt && !areResultsPublished(quiz.closesAt, call.now)) {
      const { beingTaken, lastTaken } = replies.quizzes;
      const message = hasClosed(quiz, call.now) ? lastTaken : beingTaken(taken);
      if (taken > 0) throw new Failure(409, message);
    }
    const items = await itemsOf(tx, quiz.id);
    await tx.delete(quizzes).where(eq(quizzes.id, quiz.id));
    await refreshQuality(
      tx,
      items.map(({ id }) => id),
    );
    await recordAudit(tx, {
      ...byCaller(call),
      action: 'quiz.delete',
      subject: quiz.id,
      quiz: quiz.id,
      before: { ...auditedQuiz(quiz), attempts: taken, results },
    });
  });
  return { message: replies.quizzes.deleted };
}
