import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { replies } from 'quizwright/rules';
import { byCaller } from '../audit/byCaller';
import { recordAudit } from '../audit/recordAudit';
import { questions } from '../database/schema';
import type { Call } from '../kernel/call';
import { questionColumns } from './bank';
import { holdRoom } from './bankRoom';
import type { QuestionDraft } from './questionInput';

/** Enough for 200 questions with the longest texts, in any letters of one byte. */
export const importBodyLimit = 2 * 1024 * 1024;

/**
 * The embedded database runs on the thread that answers requests, and blocks them during a
 * statement: five of the longest take up to 15 ms, in letters with marks, which are searched without.
 */
const rowsPerStatement = 5;

/**
 * Adds up to 200 questions to the instructor's own bank, all or none, as if one after another: the
 * bank, newest first, starts with the last of them.
 *
 * @throws Failure 409 if they do not all fit
 */
export async function importQuestions(call: Call, drafts: QuestionDraft[]) {
  const { database, caller, now } = call;
  const rows = drafts.map((draft, index) => ({
    ...questionColumns(draft),
    id: randomUUID(),
    ownerId: caller.id,
    // A millisecond apart: with equal instants, the bank could not tell which was sent first.
    createdAt: new Date(now.getTime() + index),
  }));
  await database.transaction(async (all) => {
    await holdRoom(all, caller.id, rows.length);
    for (let first = 0; first < rows.length; first += rowsPerStatement) {
      // Gives other requests their turn; waiting for the embedded database does not.
      await nextTurn();
      await all.insert(questions).values(rows.slice(first, first + rowsPerStatement));
    }
    await recordAudit(all, {
      ...byCaller(call),
      action: 'question.import',
      subject: caller.id,
      after: { questions: rows.length },
    });
  });
  return {
    ids: rows.map(({ id }) => id),
    message: replies.questions.imported(rows.length),
  };
}
