import { inArray } from 'drizzle-orm';
import { nameOf } from '../../accounts/profile';
import { auditActions, type Action } from '../../audit/actions';
import type { Database } from '../../database/database';
import { groups, quizzes, users, type auditEntries, type AuditValues } from '../../database/schema';
import { printable } from '../printable';

export type AuditRow = typeof auditEntries.$inferSelect;

/** The current names behind ids; an id without one belongs to something deleted. */
interface Names {
  account: ReadonlyMap<string, string>;
  quiz: ReadonlyMap<string, string>;
  group: ReadonlyMap<string, string>;
}

/** Entries as lines for people: when, who, action, subject, changes. */
export async function auditLines(database: Database, rows: readonly AuditRow[]): Promise<string[]> {
  const names = await namesIn(database, rows);
  return rows.map((row) =>
    [
      row.at.toISOString().replace('T', ' '),
      actorOf(row, names),
      row.action,
      subjectOf(row, names),
      changeOf(row, names),
    ]
      .map(printable)
      .join('\t')
      .trimEnd(),
  );
}

async function namesIn(database: Database, rows: readonly AuditRow[]): Promise<Names> {
  const ids = [
    ...new Set(
      rows.flatMap(({ actorId, subjectId, quizId, before, after }) =>
        [actorId, subjectId, quizId, ...idsIn(before), ...idsIn(after)].filter((id) => id !== null),
      ),
    ),
  ];
  const people = await database
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, ids));
  const titles = await database
    .select({ id: quizzes.id, title: quizzes.title })
    .from(quizzes)
    .where(inArray(quizzes.id, ids));
  const called = await database
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .where(inArray(groups.id, ids));
  return {
    account: new Map(people.map(({ id, ...names }) => [id, nameOf(names)])),
    quiz: new Map(titles.map(({ id, title }) => [id, `"${title}"`])),
    group: new Map(called.map(({ id, name }) => [id, `"${name}"`])),
  };
}

/** The fields that contain ids, and the kind of each. */
const idFields: Readonly<Record<string, keyof Names>> = {
  student: 'account',
  to: 'account',
  group: 'group',
};

function idsIn(fields: AuditValues | null): string[] {
  return Object.keys(idFields).flatMap((field) => {
    const id = fields?.[field];
    return typeof id === 'string' ? id : [];
  });
}

function nameOf(names: Names, of: keyof Names, id: string): string {
  return names[of].get(id) ?? `deleted ${of} ${id}`;
}

function actorOf({ actor, actorId }: AuditRow, names: Names): string {
  if (actorId !== null) return nameOf(names, 'account', actorId);
  return actor === 'server' ? 'server' : 'administrator';
}

function subjectOf({ action, subjectId, quizId, before, after }: AuditRow, names: Names): string {
  const actions: Readonly<Record<string, Action>> = auditActions;
  const of = actions[action]?.of;
  if (of === 'quiz' || of === 'account') return nameOf(names, of, subjectId);
  if (of === 'group') return names.group.get(subjectId) ?? `group ${subjectId}`;
  if (of === 'attempt' && quizId !== null) {
    const student = String(after?.['student'] ?? before?.['student']);
    return `${nameOf(names, 'account', student)} in ${nameOf(names, 'quiz', quizId)}`;
  }
  return of === 'school' ? 'school' : `${of ?? 'item'} ${subjectId}`;
}

function changeOf({ action, before, after }: AuditRow, names: Names): string {
  // The database returns fields in an order of its own.
  const kinds = kindsOf(action);
  const fields = [
    ...new Set([...Object.keys(kinds), ...Object.keys(before ?? {}), ...Object.keys(after ?? {})]),
  ].filter((field) => before?.[field] !== undefined || after?.[field] !== undefined);
  // The subject already says whose attempt it is.
  const shown = fields.filter((field) => !(field === 'student' && action.startsWith('attempt.')));
  return shown
    .map((field) => {
      const kind = kinds[field];
      return fieldChange({ field, kind, before: before?.[field], after: after?.[field] }, names);
    })
    .join(', ');
}

/** The fields of an action with their kinds; none for an action of a later version. */
function kindsOf(action: string): Readonly<Record<string, string>> {
  const actions: Readonly<Record<string, Action>> = auditActions;
  return { ...actions[action]?.before, ...actions[action]?.after };
}

type Value = AuditValues[string] | undefined;

interface Field {
  field: string;
  kind: string | undefined;
  before: Value;
  after: Value;
}

function fieldChange({ field, kind, before, after }: Field, names: Names): string {
  const name = field.replaceAll('_', ' ');
  const of = Object.hasOwn(idFields, field) ? idFields[field] : undefined;
  const say = (value: Value): string => {
    if (value === null || value === undefined) return 'none';
    if (kind === 'title') return `"${value}"`;
    return of && typeof value === 'string' ? nameOf(names, of, value) : String(value);
  };
  if (after === true) return field === 'late' ? 'late' : `${name} changed`;
  if (before === undefined) return `${name} ${say(after)}`;
  return after === undefined
    ? `${name} was ${say(before)}`
    : `${name} ${say(before)} → ${say(after)}`;
}
