import { and, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { normalizeEmail } from '../../accounts/email';
import { auditActions, type AuditAction } from '../../audit/actions';
import type { Database } from '../../database/database';
import { auditEntries, quizzes, users } from '../../database/schema';
import { CommandError } from '../administration';

/** The entries to show, as the command line describes them. */
export interface AuditQuery {
  quiz?: string;
  /** An email. */
  person?: string;
  since?: string;
  until?: string;
  /** `*` stands for any letters. */
  action?: string;
}

/**
 * The condition for entries to show.
 *
 * @throws CommandError for an invalid date, an unknown person or quiz, and a pattern that matches
 * no action
 */
export async function auditFilter(
  database: Database,
  { quiz, person, since, until, action }: AuditQuery,
): Promise<SQL | undefined> {
  const from = since === undefined ? undefined : spanOf('--since', since).from;
  const before = until === undefined ? undefined : spanOf('--until', until).before;
  if (from && before && from >= before) {
    throw new CommandError(
      `--since ${since} is after --until ${until}. Give the earlier date to --since.`,
    );
  }
  return and(
    from && gte(auditEntries.at, from),
    before && lt(auditEntries.at, before),
    action === undefined ? undefined : inArray(auditEntries.action, actionsLike(action)),
    quiz === undefined ? undefined : await ofQuiz(database, quiz),
    person === undefined ? undefined : await ofPerson(database, person),
  );
}

const dayMs = 24 * 60 * 60_000;

/** A day such as 2026-05-04, or an instant, optionally with seconds, fractions and an offset. */
const dateForm = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)?)?$/;

/** The span of a date: a whole day in UTC, or the millisecond of an instant. */
function spanOf(option: string, typed: string): { from: Date; before: Date } {
  const isDay = !typed.includes('T');
  const hasOffset = /(Z|[+-]\d\d:\d\d)$/.test(typed);
  const from = new Date(isDay || hasOffset ? typed : `${typed}Z`);
  // `Date` reads 30 February as 2 March.
  const isReal =
    dateForm.test(typed) &&
    !Number.isNaN(from.getTime()) &&
    new Date(typed.slice(0, 10)).toJSON()?.startsWith(typed.slice(0, 10));
  if (!isReal) {
    throw new CommandError(
      `${option} ${typed} is not a date. Give a day such as 2026-05-04, or an instant such as 2026-05-04T09:30:00Z.`,
    );
  }
  return { from, before: new Date(from.getTime() + (isDay ? dayMs : 1)) };
}

function actionsLike(glob: string): AuditAction[] {
  const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const pattern = new RegExp(`^${glob.split('*').map(literal).join('.*')}$`);
  const known = Object.keys(auditActions) as AuditAction[];
  const fitting = known.filter((action) => pattern.test(action));
  if (fitting.length === 0) {
    throw new CommandError(`No action matches ${glob}. The actions are ${known.join(', ')}.`);
  }
  return fitting;
}

async function ofQuiz(database: Database, id: string): Promise<SQL> {
  const isOfQuiz = eq(auditEntries.quizId, id);
  const kept = await database.$count(quizzes, eq(quizzes.id, id));
  if (kept === 0) {
    const [entry] = await database
      .select({ id: auditEntries.id })
      .from(auditEntries)
      .where(isOfQuiz)
      .limit(1);
    if (!entry) {
      throw new CommandError(
        `No quiz has the id ${id}, not even a deleted one. The id is the last part of the address of the quiz's page.`,
      );
    }
  }
  return isOfQuiz;
}

async function ofPerson(database: Database, typed: string): Promise<SQL | undefined> {
  const email = normalizeEmail(typed);
  const [person] = await database
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email));
  if (!person) {
    throw new CommandError(
      `Nobody has the email ${email}. "quizwright-standalone user list" shows who has an account.`,
    );
  }
  const { actorId, subjectId, before, after } = auditEntries;
  return or(
    eq(actorId, person.id),
    eq(subjectId, person.id),
    sql`${before} ->> 'student' = ${person.id}`,
    sql`${after} ->> 'student' = ${person.id}`,
    sql`${after} ->> 'to' = ${person.id}`,
  );
}
