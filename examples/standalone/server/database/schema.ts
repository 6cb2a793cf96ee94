import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { Body } from 'quizwright/contract';
import {
  difficulties,
  gradings,
  longestType,
  optionNames,
  pictureTypes,
  questionKinds,
  questionQualities,
  roles,
  rulesOf,
  textFormats,
  type Answer,
  type Answers,
  type CleanPicture,
  type Difficulty,
  type Grading,
  type ItemFigures,
  type QuestionKind,
  type QuestionQuality,
  type Role,
  type TextFormat,
  type TypedForm,
} from 'quizwright/rules';

/** Only active accounts can sign in. */
export type UserStatus = NonNullable<Body<'updateStudent'>['status']>;
export type QuestionOptions = Body<'createQuestion'>['options'];
export type Accepted = NonNullable<Body<'createQuestion'>['accepted']>;
/** Question id → answer; a question without an answer has no key. */
export type AttemptAnswers = Answers;
/**
 * Question id → when its answer was chosen, in milliseconds since 1970, and the revision that
 * brought it. Contains cleared answers, which `AttemptAnswers` does not.
 */
export type AttemptStamps = Record<string, { at: number; revision: number }>;

/** Why a code was made: somebody requested one, or an account was created for somebody. */
export type CodePurpose = 'reset' | 'invitation';
export type AuditActor = 'user' | 'command' | 'server';
export type AuditValues = Record<string, string | number | boolean | null>;

/** The answers that were graded in time, with their score. */
export interface ReplacedRecord {
  answers: AttemptAnswers;
  chosen: AttemptStamps;
  revision: number;
  score: number;
}

const userStatuses: readonly UserStatus[] = ['active', 'inactive'];

/** Texts in SQL. A constraint takes no parameters, so they are written out. */
export const listed = (values: readonly string[]): SQL =>
  sql
    .join(
      values.map((value) => sql`${value}`),
      sql`, `,
    )
    .inlineParams();
const isOneOf = (column: AnyPgColumn, values: readonly string[]) =>
  sql`${column} in (${listed(values)})`;

/** Which names there are, the server's settings say. */
const isNamed = (column: AnyPgColumn) =>
  sql`length(${column}) between 1 and ${sql.raw(String(longestType))}`;

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
});

const id = () => text('id').primaryKey().$defaultFn(randomUUID);

// Milliseconds, because a Date has no finer precision: a value is read back as it was stored.
const instant = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

type KeyColumns = Record<'options' | 'answer' | 'kind' | 'accepted', AnyPgColumn>;

/** What holds for each kind whose answers are typed, and what for those with options. */
function byKind(kind: AnyPgColumn, whereTyped: (form: TypedForm) => SQL, otherwise: SQL): SQL {
  const cases = questionKinds.flatMap((name) => {
    const { typed } = rulesOf({ kind: name });
    return typed ? [sql`when ${kind} = ${listed([name])} then ${whereTyped(typed)}`] : [];
  });
  return sql`case ${sql.join(cases, sql` `)} else ${otherwise} end`;
}

/**
 * Holds that a question has at least two options, without a gap, and its answer names some of them;
 * one unless it is of the kind `multiple`. One whose answer is typed has no options, and no other
 * accepts more than its answer.
 */
function areKeyed({ options, answer, kind, accepted }: KeyColumns): SQL {
  const [first, ...more] = optionNames.map((name) => sql`${options} ? ${listed([name])}`);
  const steps = more.slice(1).map((has, place) => sql`(not ${has} or ${more[place]})`);
  const named = sql`${options} ?& string_to_array(${answer}, null)`;
  const isOne = sql`(${kind} = 'multiple' or length(${answer}) = 1)`;
  const none = sql`${accepted} = '[]'::jsonb`;
  const keyed = sql.join([first, more[0], ...steps, named, isOne, none], sql` and `);
  return byKind(kind, () => sql`${options} = '{}'::jsonb`, keyed);
}

/** Holds that an answer has letters of options, each once and in order, or is typed in the form of its kind. */
function isAnswered({ answer, kind }: Pick<KeyColumns, 'answer' | 'kind'>): SQL {
  const isTyped = ({ pattern, longest }: TypedForm): SQL =>
    sql`length(${answer}) <= ${sql.raw(String(longest))} and ${answer} ~ ${listed([pattern])}`;
  const areLetters = sql`${answer} <> '' and ${answer} ~ ${sql.raw(`'^${optionNames.join('?')}?$'`)}`;
  return byKind(kind, isTyped, areLetters);
}

/** How the texts of a question are written. */
const format = () => text('format').$type<TextFormat>().notNull().default('plain');

/** How a question is answered. */
const kind = () => text('kind').$type<QuestionKind>().notNull().default('single');

/** What counts beside the number that is right. */
const accepted = () => jsonb('accepted').$type<Accepted>().notNull().default([]);

const createdAt = () => instant('created_at').notNull().defaultNow();

/**
 * Texts in the form in which they are searched, the first of them first. `plain_text`, a function
 * that the first migration creates, is `plainText` of the rules in SQL.
 */
const searchText = (...texts: SQL[]) =>
  text('search_text').generatedAlwaysAs(sql`plain_text(${sql.join(texts, sql` || E'\\n' || `)})`);

/**
 * What a text is sorted by: its beginning, as long as a cursor has room for. The same on every
 * database, whatever its collation.
 *
 * @param plain a text as `plain_text` returns it
 */
export const sortText = (plain: SQL | AnyPgColumn) => sql`(left(${plain}, 100) collate "C")`;

/**
 * What people are sorted by: the last and the first name, as in `byName` of the rules.
 *
 * @param plain the text in which people are searched
 */
export const sortName = (plain: AnyPgColumn) =>
  sortText(sql`split_part(${plain}, E'\\n', 1) || E'\\n' || split_part(${plain}, E'\\n', 2)`);

/** What difficulties are sorted by. */
export const difficultyRank = (difficulty: AnyPgColumn) =>
  sql`(array_position(array[${listed(difficulties)}], ${difficulty}))`;

/** Instructors and students. `email` is stored in lower case. */
export const users = pgTable(
  'users',
  {
    id: id(),
    role: text('role').$type<Role>().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull().unique(),
    // Null until an invited person has set one.
    passwordHash: text('password_hash'),
    status: text('status').$type<UserStatus>().notNull().default('active'),
    groupId: text('group_id').references((): AnyPgColumn => groups.id, { onDelete: 'set null' }),
    /** The instructor who created the account; null for accounts that registered. */
    madeBy: text('made_by').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    searchText: searchText(sql`last_name`, sql`first_name`, sql`email`),
  },
  (table) => [
    check('users_role_check', isOneOf(table.role, roles)),
    check('users_status_check', isOneOf(table.status, userStatuses)),
    check('users_email_lower_check', sql`${table.email} = lower(${table.email})`),
    index('users_group_id_index').on(table.groupId),
    index('users_made_by_index').on(table.madeBy),
    index('users_role_name_index').on(table.role, sortName(table.searchText), table.id),
  ],
);

/** A teacher's class; its students are the users whose `groupId` names it. */
export const groups = pgTable(
  'groups',
  {
    id: id(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    maxStudents: integer('max_students').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('groups_max_students_check', sql`${table.maxStudents} between 1 and 100`),
    index('groups_owner_id_index').on(table.ownerId),
  ],
);

/** An instructor's bank of questions. */
export const questions = pgTable(
  'questions',
  {
    id: id(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id),
    title: text('title').notNull(),
    description: text('description').notNull(),
    options: jsonb('options').$type<QuestionOptions>().notNull(),
    answer: text('answer').$type<Answer>().notNull(),
    type: text('type').notNull(),
    difficulty: text('difficulty').$type<Difficulty>().notNull(),
    format: format(),
    kind: kind(),
    accepted: accepted(),
    /** As its author spells them. */
    tags: jsonb('tags').$type<string[]>().notNull().default([]),
    /** The same as `tagKey` of the rules has them, to be found by. */
    tagKeys: jsonb('tag_keys').$type<string[]>().notNull().default([]),
    /** What the closed quizzes that asked it say; null where they say nothing. */
    quality: text('quality').$type<QuestionQuality>(),
    createdAt: createdAt(),
    searchText: searchText(
      ...[sql`title`, sql`description`],
      ...optionNames.map((name) => sql.raw(`coalesce(options ->> '${name}', '')`)),
    ),
  },
  (table) => [
    check('questions_options_check', areKeyed(table)),
    check('questions_answer_check', isAnswered(table)),
    check('questions_type_check', isNamed(table.type)),
    check('questions_difficulty_check', isOneOf(table.difficulty, difficulties)),
    check('questions_format_check', isOneOf(table.format, textFormats)),
    check('questions_kind_check', isOneOf(table.kind, questionKinds)),
    check('questions_quality_check', isOneOf(table.quality, questionQualities)),
    index('questions_owner_id_index').on(table.ownerId, table.difficulty, table.type),
    index('questions_owner_id_created_at_index').on(table.ownerId, table.createdAt, table.id),
    index('questions_owner_id_title_index').on(
      ...[table.ownerId, sortText(table.searchText), table.id],
    ),
    index('questions_owner_id_description_index').on(
      ...[table.ownerId, sortText(sql`plain_text(left(${table.description}, 100))`), table.id],
    ),
    index('questions_owner_id_difficulty_index').on(
      ...[table.ownerId, difficultyRank(table.difficulty), table.id],
    ),
    index('questions_owner_id_type_index').on(table.ownerId, table.type, table.id),
    // Counts tags without reading the questions.
    index('questions_owner_id_tags_index')
      .on(table.ownerId, table.tags, table.id)
      .where(sql`${table.tags} <> '[]'::jsonb`),
    // Counts qualities without reading the questions.
    index('questions_owner_id_quality_index')
      .on(table.ownerId, table.quality, table.id)
      .where(sql`${table.quality} is not null`),
  ],
);

/**
 * The pictures of an instructor's questions, without metadata. The id follows from the content, so
 * the same picture of two instructors is two rows: each belongs to one person.
 */
export const pictures = pgTable(
  'pictures',
  {
    id: text('id').notNull(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id),
    type: text('type').$type<CleanPicture['type']>().notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** In bytes. */
    size: integer('size').notNull(),
    /** The first of them; those of a large picture continue in `pictureParts`. */
    bytes: bytes('bytes').notNull(),
    createdAt: createdAt(),
    /** When it was first found that nothing shows it; null while something does. */
    unusedSince: instant('unused_since'),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.ownerId] }),
    check('pictures_type_check', isOneOf(table.type, pictureTypes)),
    index('pictures_owner_id_index').on(table.ownerId),
  ],
);

/** What the row of a large picture has no room for, in order: a statement writes little at once. */
export const pictureParts = pgTable(
  'picture_parts',
  {
    pictureId: text('picture_id').notNull(),
    ownerId: text('owner_id').notNull(),
    position: integer('position').notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pictureId, table.ownerId, table.position] }),
    foreignKey({
      columns: [table.pictureId, table.ownerId],
      foreignColumns: [pictures.id, pictures.ownerId],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
  ],
);

/**
 * A quiz is open from `opensAt` for `durationMinutes`, plus the time added for everyone; `closesAt`
 * is when the last attempt is over, later than that where a participant has added time. It is graded
 * once after that (`gradedAt`), and then the figures of its items are worked out (`evidenceAt`). `code` is the join code in the form it is compared: capitals and
 * digits, no dashes.
 */
export const quizzes = pgTable(
  'quizzes',
  {
    id: id(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id),
    // Restricts, so that deleting a group never deletes results.
    groupId: text('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'restrict' }),
    title: text('title').notNull(),
    description: text('description').notNull(),
    code: text('code').notNull().unique(),
    opensAt: instant('opens_at').notNull(),
    durationMinutes: integer('duration_minutes').notNull(),
    closesAt: instant('closes_at').notNull(),
    questionsNumber: integer('questions_number').notNull(),
    difficulty: text('difficulty').$type<Difficulty>().notNull(),
    type: text('type').notNull(),
    scorePerQuestion: integer('score_per_question').notNull(),
    shuffleQuestions: boolean('shuffle_questions').notNull().default(false),
    shuffleOptions: boolean('shuffle_options').notNull().default(false),
    /** A secret: with the id of an attempt, it decides the order of its paper. */
    orderSeed: text('order_seed').notNull().$defaultFn(randomUUID),
    grading: text('grading').$type<Grading>().notNull().default('all_or_nothing'),
    gradedAt: instant('graded_at'),
    /** When the figures of its items were worked out; null where that is due. */
    evidenceAt: instant('evidence_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check('quizzes_code_check', sql`${table.code} ~ '^[A-Z0-9]+$'`),
    check('quizzes_duration_minutes_check', sql`${table.durationMinutes} > 0`),
    check('quizzes_closes_at_check', sql`${table.closesAt} > ${table.opensAt}`),
    check('quizzes_questions_number_check', sql`${table.questionsNumber} > 0`),
    check('quizzes_score_per_question_check', sql`${table.scorePerQuestion} > 0`),
    check('quizzes_difficulty_check', isOneOf(table.difficulty, difficulties)),
    check('quizzes_type_check', isNamed(table.type)),
    check('quizzes_grading_check', isOneOf(table.grading, gradings)),
    index('quizzes_owner_id_closes_at_index').on(table.ownerId, table.closesAt),
    index('quizzes_group_id_closes_at_index').on(table.groupId, table.closesAt),
    index('quizzes_ungraded_closes_at_index')
      .on(table.closesAt)
      .where(sql`${table.gradedAt} is null`),
    index('quizzes_due_evidence_closes_at_index')
      .on(table.closesAt)
      .where(sql`${table.gradedAt} is not null and ${table.evidenceAt} is null`),
  ],
);

/**
 * The snapshot of questions drawn when the quiz was set up; `position` counts from 1. `questionId`
 * is no foreign key on purpose: editing or deleting a question of the bank must not change a quiz.
 */
export const quizItems = pgTable(
  'quiz_items',
  {
    quizId: text('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    questionId: text('question_id').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    options: jsonb('options').$type<QuestionOptions>().notNull(),
    answer: text('answer').$type<Answer>().notNull(),
    format: format(),
    kind: kind(),
    accepted: accepted(),
    /** How students did on it, once the quiz has been graded. */
    figures: jsonb('figures').$type<ItemFigures>(),
  },
  (table) => [
    primaryKey({ columns: [table.quizId, table.position] }),
    unique('quiz_items_quiz_id_question_id_unique').on(table.quizId, table.questionId),
    check('quiz_items_position_check', sql`${table.position} >= 1`),
    check('quiz_items_options_check', areKeyed(table)),
    check('quiz_items_answer_check', isAnswered(table)),
    check('quiz_items_format_check', isOneOf(table.format, textFormats)),
    check('quiz_items_kind_check', isOneOf(table.kind, questionKinds)),
    index('quiz_items_question_id_index').on(table.questionId),
  ],
);

/**
 * One student's attempt at one quiz. `score` is in points, null until graded. `submittedAt` is null
 * where closing ended the attempt (`finishedAt`), even if answers arrived in the grace before that
 * (`receivedAt`). Answers after the grace are stored in `lateAnswers`, together with the earlier
 * ones, and stay ungraded until the instructor accepts them.
 */
export const attempts = pgTable(
  'attempts',
  {
    id: id(),
    quizId: text('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    // Does not cascade: results belong to the quiz's instructor, and deleting an account never
    // deletes them.
    studentId: text('student_id')
      .notNull()
      .references(() => users.id),
    joinedAt: instant('joined_at').notNull(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    submittedAt: instant('submitted_at'),
    /** Time added for this participant beyond the quiz's own. */
    extraMinutes: integer('extra_minutes').notNull().default(0),
    answers: jsonb('answers').$type<AttemptAnswers>().notNull().default({}),
    chosen: jsonb('chosen').$type<AttemptStamps>().notNull().default({}),
    /** Counts the changes of the answers. */
    revision: integer('revision').notNull().default(0),
    score: numeric('score', { precision: 8, scale: 2, mode: 'number' }),
    receivedAt: instant('received_at'),
    lateAnswers: jsonb('late_answers').$type<AttemptAnswers>(),
    lateChosen: jsonb('late_chosen').$type<AttemptStamps>(),
    lateAt: instant('late_at'),
    lateAcceptedAt: instant('late_accepted_at'),
    /** The graded answers that an accepted late submission replaced. */
    replaced: jsonb('replaced').$type<ReplacedRecord>(),
  },
  (table) => [
    unique('attempts_quiz_id_student_id_unique').on(table.quizId, table.studentId),
    check('attempts_answers_check', sql`jsonb_typeof(${table.answers}) = 'object'`),
    check('attempts_score_check', sql`${table.score} >= 0`),
    index('attempts_student_id_index').on(table.studentId),
  ],
);

/** Sign-ins; a token is valid while its session is neither expired nor revoked. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    index('sessions_user_id_index').on(table.userId),
    index('sessions_expires_at_index').on(table.expiresAt),
  ],
);

/**
 * One-time codes that set a password, hashed. Of each purpose only the newest of an account is
 * valid, an invitation once it has been delivered: strangers' requests do not void it.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<CodePurpose>().notNull().default('reset'),
    codeHash: text('code_hash').notNull(),
    /** The requesting browser, by the id in its cookie; null for an invitation. */
    askedBy: text('asked_by'),
    /** A digest of the requesting network; null where the account knows the browser. */
    askedFrom: text('asked_from'),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check('one_time_codes_purpose_check', sql`${table.purpose} in ('reset', 'invitation')`),
    index('one_time_codes_user_id_index').on(table.userId, table.createdAt),
    index('one_time_codes_expires_at_index').on(table.expiresAt),
  ],
);

/**
 * Emails that their owners have not confirmed yet, one per account; the confirming code is hashed.
 * Until then nobody has the email: no other code is ever mailed to it.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull().unique(),
    /** Null until the mail with the code is sent. */
    codeHash: text('code_hash'),
    triesLeft: integer('tries_left').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('email_changes_email_lower_check', sql`${table.email} = lower(${table.email})`),
    index('email_changes_expires_at_index').on(table.expiresAt),
  ],
);

/**
 * Used tries, shared by every instance on one database: each moves the instant at which the
 * allowance is whole again, and that instant is all that is stored. The first migration makes the
 * table unlogged: counting a try waits for no disk, and after a crash all allowances are whole.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    wholeAt: instant('whole_at').notNull(),
  },
  (table) => [index('rate_limits_whole_at_index').on(table.wholeAt)],
);

/**
 * Mails that may wait for days. Their codes are made when they are sent, so that none is stored.
 */
export type MailKind = 'invitation' | 'email_change' | 'email_note';

/**
 * Mails that have not been sent yet, at most one of a kind for each account. A row is deleted when
 * its mail has been handed over, or at `expiresAt`.
 */
export const dueMails = pgTable(
  'due_mails',
  {
    kind: text('kind').$type<MailKind>().notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /**
     * When to try next; an instance that takes a mail sets this later, so that no other takes it
     * too.
     */
    dueAt: instant('due_at').notNull(),
    /** Tries that failed. */
    tries: integer('tries').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    check(
      'due_mails_kind_check',
      sql`${table.kind} in ('invitation', 'email_change', 'email_note')`,
    ),
    index('due_mails_due_at_index').on(table.dueAt),
  ],
);

/**
 * Who did what, and when. Rows are only ever added: a trigger of the first migration refuses
 * everything else. They refer to accounts and quizzes by id and contain no name, email or secret, so
 * they outlive what they describe, and erasing a person changes nothing here.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** The account that acted; null for an administrator's command or the server itself. */
    actorId: text('actor_id'),
    actor: text('actor').$type<AuditActor>().notNull(),
    /** Noun and verb, such as `quiz.extend`. */
    action: text('action').notNull(),
    /** The subject's id: an account, an attempt, a group, a question, a quiz or a setting. */
    subjectId: text('subject_id').notNull(),
    /** The related quiz, whose instructor may read the entry. */
    quizId: text('quiz_id'),
    /** Fields before and after; a field whose value is personal or secret is just `true`. */
    before: jsonb('before').$type<AuditValues>(),
    after: jsonb('after').$type<AuditValues>(),
  },
  (table) => [
    check('audit_entries_actor_check', sql`${table.actor} in ('user', 'command', 'server')`),
    index('audit_entries_quiz_id_index').on(table.quizId, table.id),
  ],
);

/** What the server keeps about itself, such as the key that signs tokens. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});
