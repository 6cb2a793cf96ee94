import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { replies, trimQuestion } from 'quizwright/rules';
import { byCaller } from '../audit/byCaller';
import { recordAudit } from '../audit/recordAudit';
import { questions } from '../database/schema';
import type { Call } from '../kernel/call';
import { holdRoom } from './bankRoom';
import type { QuestionDraft } from './questionInput';

/** Holds 200 questions whose texts are as long as they may be, in any letters of one byte. */
export const importBodyLimit = 2 * 1024 * 1024;

/**
 * The embedded database runs on the thread that answers requests, and nobody else is answered during a
 * statement: all questions in one take up to 70 ms.
 */
const rowsPerStatement = 20;

/**
 * Adds up to 200 questions to the instructor's own bank, all or none, as if one after another: the
 * bank, newest first, begins with the last of them.
 *
 * @throws Failure 409 where the bank has no room for all of them
 */
export async function importQuestions(call: Call, drafts: QuestionDraft[]) {
  const { database, caller, now } = call;
  const rows = drafts.map((draft, index) => ({
    ...trimQuestion(draft),
    id: randomUUID(),
    ownerId: caller.id,
    // A millisecond apart: of equal instants the bank could not tell which was sent first.
    createdAt: new Date(now.getTime() + index),
  }));
  await database.transaction(async (all) => {
    await holdRoom(all, caller.id, rows.length);
    for (let first = 0; first < rows.length; first += rowsPerStatement) {
      // Other requests have their turn here; waiting for the embedded database gives them none.
      await nextTurn();
      await all.insert(questions).values(rows.slice(first, first + rowsPerStatement));
    }
    await recordAudit(all, {
      ...{ ...byCaller(call), action: 'question.import', subject: caller.id },
      after: { questions: rows.length },
    });
  });
  return {
    ids: rows.map(({ id }) => id),
    message: replies.questions.imported(rows.length),
  };
}
