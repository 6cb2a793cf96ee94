import { sql, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../database/database';
import { auditEntries, type AuditValues } from '../database/schema';
import type { After, AuditAction, Before } from './actions';

/** The actor: an account by its id, an administrator's command, or the server itself. */
export type Actor = { user: string } | 'command' | 'server';

interface EntryOf<A extends AuditAction> {
  action: A;
  /** When it was done, by the server's clock. */
  at: Date;
  by: Actor;
  /** Id of the subject: an account, a quiz … as `auditActions` says; `school` for the school. */
  subject: string;
  /** The related quiz, whose instructor may read the entry. */
  quiz?: string | undefined;
  before?: Before<A> | undefined;
  after?: After<A> | undefined;
}

/** An entry of the audit; its action decides which fields it may have. */
export type AuditEntry = { [A in AuditAction]: EntryOf<A> }[AuditAction];

/**
 * Records changes in one statement for all entries, or none for no entries.
 *
 * @param tx the transaction of the change itself, so that both are committed or neither
 */
export async function recordAudit(tx: Database, ...entries: AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await tx.insert(auditEntries).values(entries.map(rowOf));
}

/**
 * Makes a change and records it in one statement. A transaction would cost three more round trips,
 * and submissions come by the thousand.
 *
 * @param change an `update` of one row at most, with `returning`
 * @returns false when the change found no row: then nothing is recorded either
 */
export async function changeAndRecord(
  database: Database,
  change: SQLWrapper,
  entry: AuditEntry,
): Promise<boolean> {
  const { at, actorId, actor, action, subjectId, quizId, before, after } = rowOf(entry);
  const { rows } = (await database.execute(sql`
    with changed as ${change}
    insert into ${auditEntries} (at, actor_id, actor, action, subject_id, quiz_id, before, after)
    select ${at.toISOString()}::timestamptz, ${actorId}, ${actor}, ${action}, ${subjectId}, ${quizId},
      ${before && JSON.stringify(before)}::jsonb, ${after && JSON.stringify(after)}::jsonb
    from changed
    returning 1
  `)) as { rows: unknown[] };
  return rows.length > 0;
}

function rowOf({ action, at, by, subject, quiz, before, after }: AuditEntry) {
  return {
    at,
    actorId: typeof by === 'string' ? null : by.user,
    actor: typeof by === 'string' ? by : ('user' as const),
    action,
    subjectId: subject,
    quizId: quiz ?? null,
    before: valuesOf(before),
    after: valuesOf(after),
  };
}

function valuesOf(
  fields: Readonly<Record<string, AuditValues[string] | undefined>> | undefined,
): AuditValues | null {
  const present = Object.entries(fields ?? {}).flatMap(([field, value]) =>
    value === undefined ? [] : [[field, value] as const],
  );
  return present.length === 0 ? null : Object.fromEntries(present);
}
