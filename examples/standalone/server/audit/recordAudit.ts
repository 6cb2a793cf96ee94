import { sql, type SQL } from 'drizzle-orm';
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

/** Columns of an entry; its number is the database's own. */
const columns = sql.raw('at, actor_id, actor, action, subject_id, quiz_id, before, after');

/** An entry in the form that `recordedWith` reads from JSON. */
export function recordOf(entry: AuditEntry): Record<string, unknown> {
  const { actorId, subjectId, quizId, ...rest } = rowOf(entry);
  return { ...rest, actor_id: actorId, subject_id: subjectId, quiz_id: quizId };
}

/**
 * Records changes in the statement that makes them: a transaction would cost three more round
 * trips, and submissions come by the thousand.
 *
 * @param entries an expression for the entries, each as `recordOf` makes it, or null for none
 * @param from what the expression reads: the rows that have changed
 */
export function recordedWith(entries: SQL, from: SQL): SQL {
  return sql`
    insert into ${auditEntries} (${columns})
    select ${columns} from ${from}, jsonb_populate_record(null::audit_entries, ${entries})
    where ${entries} is not null
  `;
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
