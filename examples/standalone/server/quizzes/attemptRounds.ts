import { and, count, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { replies } from 'quizwright/rules';
import { recordedWith, recordOf, type AuditEntry } from '../audit/recordAudit';
import type { Database } from '../database/database';
import { roundFailure } from '../database/roundFailure';
import { attempts, quizzes } from '../database/schema';
import { Failure } from '../kernel/failure';
import { rememberLast } from '../kernel/rememberLast';
import { inRounds } from '../kernel/rounds';
import { itemsOf, type QuizItem } from './items';
import { headColumns } from './quizFields';

const quizColumns = {
  ...headColumns,
  id: quizzes.id,
  groupId: quizzes.groupId,
  opensAt: quizzes.opensAt,
  durationMinutes: quizzes.durationMinutes,
  questionsNumber: quizzes.questionsNumber,
  scorePerQuestion: quizzes.scorePerQuestion,
};
const attemptColumns = {
  id: attempts.id,
  startedAt: attempts.startedAt,
  finishedAt: attempts.finishedAt,
  submittedAt: attempts.submittedAt,
  extraMinutes: attempts.extraMinutes,
  answers: attempts.answers,
  chosen: attempts.chosen,
  revision: attempts.revision,
  handedInAt: attempts.handedInAt,
  lateAnswers: attempts.lateAnswers,
  lateChosen: attempts.lateChosen,
  lateAt: attempts.lateAt,
  lateAcceptedAt: attempts.lateAcceptedAt,
};

type Columns<Table extends typeof quizzes | typeof attempts, Name extends string> = Pick<
  Table['$inferSelect'],
  Name & keyof Table['$inferSelect']
>;

/** The fields of a quiz that taking it needs: whole rows would be several times as wide. */
export type TakenQuiz = Columns<typeof quizzes, keyof typeof quizColumns>;
/** The fields of an attempt that taking a quiz needs. */
export type AttemptRow = Columns<typeof attempts, keyof typeof attemptColumns>;

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
    | 'handedInAt'
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

/**
 * The statements of taking a quiz, shared by all requests of a moment: at the end of a quiz, a
 * whole class hands in at once.
 */
export interface AttemptRounds {
  /** A quiz and a student's attempt at it, as they are after the call. */
  find(asked: {
    quizId: string;
    studentId: string;
  }): Promise<{ quiz: TakenQuiz; attempt: AttemptRow | null } | undefined>;
  /** Changes an attempt as `writeAttempt` says. */
  change(change: AttemptChange): Promise<boolean>;
  /** How many have joined a quiz. */
  participantsOf(quizId: string): Promise<number>;
  /** The items of a quiz, with their keys, in order. They never change once it is made. */
  itemsOf(quizId: string): Promise<readonly QuizItem[]>;
}

/** Services for taking quizzes, shared by all calls. */
export interface TakingServices {
  attempts: AttemptRounds;
}

/** Small enough for other requests to get their turn on the embedded database. */
const rounds = { largest: 128, longest: 4_000, meaningOf: roundFailure };
/** More than a school has open at once. */
const keptQuizzes = 256;

export function createAttemptRounds(database: Database): AttemptRounds {
  const changeInRound = inRounds(
    (changes: readonly AttemptChange[]) => changeAttempts(database, changes),
    rounds,
  );
  return {
    find: inRounds((asked) => findAttempts(database, asked), rounds),
    async change(change) {
      const outcome = await changeInRound(change);
      if (outcome !== 'locked') return outcome === 'changed';
      // Somebody else's transaction has it: only this caller waits for that.
      const [alone] = await changeAttempts(database, [change], 'wait');
      return alone === 'changed';
    },
    participantsOf: inRounds((quizIds) => countParticipants(database, quizIds), rounds),
    itemsOf: rememberLast(keptQuizzes, async (quizId) => {
      const items = await itemsOf(database, quizId);
      // The quiz has been deleted since it was found, and a backup may bring it back.
      if (items.length === 0) throw new Failure(404, replies.quizzes.notYours);
      return items;
    }),
  };
}

/**
 * A parameter of JSON objects as rows, with the types of their columns. PostgreSQL takes any such
 * list for a hundred rows, and would read small tables in full for them; the limit tells it better.
 */
const rowsOf = (values: readonly object[], columns: string) => sql`(
  select * from jsonb_to_recordset(${JSON.stringify(values)}::text::jsonb) as row(${sql.raw(columns)})
  limit ${values.length}
)`;

async function findAttempts(
  database: Database,
  asked: readonly { quizId: string; studentId: string }[],
) {
  const rows = rowsOf(
    asked.map(({ quizId, studentId }, nth) => ({ nth, quizId, studentId })),
    'nth integer, "quizId" text, "studentId" text',
  );
  const one = database
    .select({
      nth: sql<number>`nth`.as('nth'),
      quizId: sql<string>`"quizId"`.as('quizId'),
      studentId: sql<string>`"studentId"`.as('studentId'),
    })
    .from(sql`${rows} as asked`)
    .as('one');
  // Joined laterally, each is looked up by an index, whatever the planner expects of the tables.
  const quiz = database
    .select(quizColumns)
    .from(quizzes)
    .where(eq(quizzes.id, one.quizId))
    .limit(1)
    .as('quiz');
  const attempt = database
    .select(attemptColumns)
    .from(attempts)
    .where(and(eq(attempts.quizId, quiz.id), eq(attempts.studentId, one.studentId)))
    .limit(1)
    .as('attempt');
  const found = await database
    .select()
    .from(one)
    .innerJoinLateral(quiz, sql`true`)
    .leftJoinLateral(attempt, sql`true`);
  const byPlace = new Map(found.map((row) => [row.one.nth, row]));
  return asked.map((_, nth) => byPlace.get(nth));
}

async function countParticipants(
  database: Database,
  quizIds: readonly string[],
): Promise<number[]> {
  const counts = await database
    .select({ quizId: attempts.quizId, participants: count() })
    .from(attempts)
    .where(inArray(attempts.quizId, [...new Set(quizIds)]))
    .groupBy(attempts.quizId);
  const byQuiz = new Map(counts.map(({ quizId, participants }) => [quizId, participants]));
  return quizIds.map((quizId) => byQuiz.get(quizId) ?? 0);
}

const columns = getTableColumns(attempts);
const fields: readonly (keyof AttemptValues)[] = [
  ...(['startedAt', 'finishedAt', 'submittedAt', 'answers', 'chosen', 'revision'] as const),
  ...(['score', 'handedInAt', 'lateAnswers', 'lateChosen', 'lateAt'] as const),
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

type Outcome = 'changed' | 'overtaken' | 'locked';

/**
 * Changes attempts that are still as they were read.
 *
 * @param ifLocked what to do about an attempt that another transaction has locked: `skip` neither
 * waits nor can deadlock
 */
async function changeAttempts(
  database: Database,
  changes: readonly AttemptChange[],
  ifLocked: 'skip' | 'wait' = 'skip',
): Promise<Outcome[]> {
  const ids = new Set<string>();
  const sent = changes.flatMap(({ attempt, values, entry }, nth) => {
    const { id, revision, startedAt, finishedAt, lateAt } = attempt;
    // Of two changes of one attempt, the second has been overtaken by the first.
    if (ids.has(id)) return [];
    ids.add(id);
    return {
      ...{ nth, id, revision, started: startedAt !== null },
      ...{ finished: finishedAt !== null, late: lateAt !== null },
      values: named(values),
      entry: entry && recordOf(entry),
    };
  });
  const { rows } = (await database.execute(sql`
    with sent as materialized (
      ${rowsOf(sent, sentColumns)}
    ), locked as materialized (
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
  `)) as { rows: { nth: number; isChanged: boolean }[] };
  const outcomes = new Map<number, Outcome>(sent.map(({ nth }) => [nth, 'locked']));
  for (const { nth, isChanged } of rows) outcomes.set(nth, isChanged ? 'changed' : 'overtaken');
  return changes.map((_, nth) => outcomes.get(nth) ?? 'overtaken');
}
