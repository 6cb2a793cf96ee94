import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { recordedWith, recordOf, type AuditEntry } from '../audit/recordAudit';
import { asText, given, givenRows } from '../database/builtOnce';
import type { Database } from '../database/database';
import { attempts } from '../database/schema';
import type { AttemptRow } from './findAttempts';

/** The columns that taking a quiz changes. */
export type AttemptValues = Partial<
  Pick<
    typeof attempts.$inferInsert,
    | 'startedAt'
    | 'finishedAt'
    | 'submittedAt'
    | 'answers'
    | 'chosen'
    | 'revision'
    | 'score'
    | 'receivedAt'
    | 'lateAnswers'
    | 'lateChosen'
    | 'lateAt'
  >
>;

export interface AttemptChange {
  /** The attempt as it was read. */
  attempt: AttemptRow;
  values: AttemptValues;
  /** The audit's entry; drafts are not recorded. */
  entry?: AuditEntry | undefined;
}

const columns = getTableColumns(attempts);
const fields: readonly (keyof AttemptValues)[] = [
  ...(['startedAt', 'finishedAt', 'submittedAt', 'answers', 'chosen', 'revision'] as const),
  ...(['score', 'receivedAt', 'lateAnswers', 'lateChosen', 'lateAt'] as const),
];
const changing = fields.map((field) => columns[field].name);

/** Values by the names of their columns. */
function named(values: AttemptValues): object {
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) =>
      value === undefined ? [] : [[columns[field as keyof AttemptValues].name, value]],
    ),
  );
}

const sentColumns =
  'nth integer, id text, revision integer, started boolean, finished boolean, late boolean, values jsonb, entry jsonb';

/** What became of a change. */
export type Outcome = 'changed' | 'overtaken' | 'locked';

/** What a change does about an attempt that another transaction has locked. */
type IfLocked = 'skip' | 'wait';

const statement = (ifLocked: IfLocked) =>
  asText(sql`
    locked as materialized (
      select id from attempts where id = any (array(select id from sent))
      for update ${ifLocked === 'skip' ? sql`skip locked` : sql``}
    ), changed as (
      update attempts set (${sql.raw(changing.join(', '))}) = (
        select ${sql.raw(changing.map((name) => `new.${name}`).join(', '))}
        from jsonb_populate_record(attempts, sent.values) as new
      )
      from sent
      where attempts.id = any (array(select id from locked)) and attempts.id = sent.id
        and attempts.revision = sent.revision
        and attempts.submitted_at is null
        and (attempts.started_at is not null) = sent.started
        and (attempts.finished_at is not null) = sent.finished
        and (attempts.late_at is not null) = sent.late
      returning sent.nth, sent.entry
    ), recorded as (${recordedWith(sql`entry`, sql`changed`)})
    select sent.nth, changed.nth is not null as "isChanged"
    from sent join locked using (id) left join changed using (nth)
  `);
const statements: Record<IfLocked, SQL> = { skip: statement('skip'), wait: statement('wait') };

/**
 * Changes attempts that are still as they were read.
 *
 * @param ifLocked what to do about an attempt that another transaction has locked: `skip` neither
 * waits nor can deadlock
 */
export async function changeAttempts(
  database: Database,
  changes: readonly AttemptChange[],
  ifLocked: IfLocked = 'skip',
): Promise<Outcome[]> {
  const ids = new Set<string>();
  const sent = changes.flatMap(({ attempt, values, entry }, nth) => {
    const { id, revision, startedAt, finishedAt, lateAt } = attempt;
    // Of two changes of one attempt, the second has been overtaken by the first.
    if (ids.has(id)) return [];
    ids.add(id);
    return {
      nth,
      id,
      revision,
      started: startedAt !== null,
      finished: finishedAt !== null,
      late: lateAt !== null,
      values: named(values),
      entry: entry && recordOf(entry),
    };
  });
  const { rows } = (await database.execute(sql`
    with sent as materialized ${givenRows(sentColumns, given(sent))}, ${statements[ifLocked]}
  `)) as { rows: { nth: number; isChanged: boolean }[] };
  const outcomes = new Map<number, Outcome>(sent.map(({ nth }) => [nth, 'locked']));
  for (const { nth, isChanged } of rows) outcomes.set(nth, isChanged ? 'changed' : 'overtaken');
  return changes.map((_, nth) => outcomes.get(nth) ?? 'overtaken');
}
