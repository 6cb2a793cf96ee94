import { and, eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Body } from 'quizwright/contract';
import { joinCodeFrom, replies } from 'quizwright/rules';
import { byCaller } from '../audit/byCaller';
import { recordAudit } from '../audit/recordAudit';
import type { Database } from '../database/database';
import { groups, quizItems, quizzes } from '../database/schema';
import type { Call } from '../kernel/call';
import { fieldFailure } from '../kernel/failure';
import type { TypeServices } from '../questions/questionTypes';
import { auditedQuiz } from './auditedQuiz';
import { drawItems } from './drawItems';
import { newColumns, type QuizRow } from './quizFields';
import { quizViewer } from './quizView';

/** With 32⁸ codes, even a second try is improbable. */
const codeTries = 5;

/**
 * Sets up a quiz with a snapshot of questions drawn from the instructor's own bank.
 *
 * @throws Failure 400 on `group` or `schadule`, 409 when too few questions match
 */
export async function createQuiz(call: Call & TypeServices, draft: Body<'createQuiz'>) {
  const { database, caller, now } = call;
  const chosen = newColumns(draft, now);
  const quiz = await database.transaction(async (tx) => {
    const [group] = await tx
      .select({ id: groups.id })
      .from(groups)
      .where(and(eq(groups.id, chosen.groupId), eq(groups.ownerId, caller.id)))
      // Keeps the group from being deleted until its new quiz is stored.
      .for('key share');
    if (!group) throw fieldFailure('group', replies.quizzes.groupNotYours);
    const items = await drawItems({ ...call, database: tx }, draft);
    const row = await insertWithFreshCode(tx, { ...chosen, ownerId: caller.id, createdAt: now });
    await tx.insert(quizItems).values(items.map((item) => ({ ...item, quizId: row.id })));
    await recordAudit(tx, {
      ...byCaller(call),
      action: 'quiz.create',
      subject: row.id,
      quiz: row.id,
      after: auditedQuiz(row),
    });
    return row;
  });
  const view = await quizViewer(call, [quiz]);
  return { ...view(quiz), code: quiz.code, message: replies.quizzes.created };
}

async function insertWithFreshCode(
  tx: Database,
  values: Omit<typeof quizzes.$inferInsert, 'code'>,
): Promise<QuizRow> {
  for (let attempt = 1; attempt <= codeTries; attempt += 1) {
    const code = joinCodeFrom(randomBytes(8));
    const [row] = await tx
      .insert(quizzes)
      .values({ ...values, code })
      .onConflictDoNothing({ target: quizzes.code })
      .returning();
    if (row) return row;
  }
  throw new Error(
    `Quizwright: no join code was free in ${codeTries} tries. The source of random numbers repeats itself. Check the machine's random device.`,
  );
}
