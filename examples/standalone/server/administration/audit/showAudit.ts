import { and, asc, gt, lte, max, type SQL } from 'drizzle-orm';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../../database/database';
import { auditEntries } from '../../database/schema';
import type { Administration } from '../administration';
import { auditFilter, type AuditQuery } from './auditFilter';
import { auditLines, type AuditRow } from './auditLines';

interface AuditOptions extends AuditQuery {
  json?: boolean;
}

/** Shows the requested entries, newest last, each as a line for people or as JSON. */
export async function showAudit(
  { database, print, printed }: Administration,
  { json: asJson = false, ...query }: AuditOptions,
): Promise<void> {
  const filter = await auditFilter(database, query);
  let isEmpty = true;
  for await (const rows of pages(database, filter)) {
    const lines = asJson ? rows.map(jsonOf) : await auditLines(database, rows);
    lines.forEach(print);
    if (lines.length > 0) isEmpty = false;
    // A slow reader must not fill the server's memory.
    await printed?.();
  }
  if (isEmpty && !asJson) print('No matching entries.');
}

/** Entries per statement: on the embedded database, everyone else waits for it. */
const entriesAPage = 1_000;

/**
 * The recorded entries in their order. Each statement reads a range of ids, so that a filter with
 * few matches does not read the whole table at once.
 */
async function* pages(
  database: Database,
  filter: SQL | undefined,
): AsyncGenerator<AuditRow[], void> {
  const [{ newest } = { newest: null }] = await database
    .select({ newest: max(auditEntries.id) })
    .from(auditEntries);
  for (let last = 0; last < (newest ?? 0); last += entriesAPage) {
    const isInRange = and(gt(auditEntries.id, last), lte(auditEntries.id, last + entriesAPage));
    yield await database
      .select()
      .from(auditEntries)
      .where(and(isInRange, filter))
      .orderBy(asc(auditEntries.id));
    // Gives other requests their turn; waiting for the embedded database does not.
    await nextTurn();
  }
}

function jsonOf({ id, at, actor, actorId, action, subjectId, quizId, before, after }: AuditRow) {
  return JSON.stringify({
    id,
    at,
    actor,
    actor_id: actorId,
    action,
    subject_id: subjectId,
    quiz_id: quizId,
    before,
    after,
  });
}
