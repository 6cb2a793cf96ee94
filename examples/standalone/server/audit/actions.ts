import type { Body } from 'quizwright/contract';
import type { Shuffling } from 'quizwright/rules';

/**
 * The values of an entry's fields; `changed` is always `true`, for values that are personal, secret
 * or long.
 */
interface Values {
  id: string;
  title: string;
  word: string;
  instant: string;
  count: number;
  flag: boolean;
  changed: true;
}

type Kind = keyof Values;

/** The subject of an action, which its entries name by id. */
type AuditSubject = 'account' | 'attempt' | 'group' | 'question' | 'quiz' | 'school';

/** A kind of change that the audit records. */
export interface Action {
  of: AuditSubject;
  /** Its meaning, for readers of the audit. */
  meaning: string;
  /** Fields and their kinds; an entry leaves out those that do not apply or have not changed. */
  before?: Readonly<Record<string, Kind>>;
  after?: Readonly<Record<string, Kind>>;
}

const quizOrder = {
  shuffle_questions: 'flag',
  shuffle_options: 'flag',
} as const satisfies Record<keyof Shuffling, 'flag'>;
/** What of a quiz may change until it opens. */
const quizSettings = { ...quizOrder, grading: 'word' } as const;
const quizFields = {
  title: 'title',
  group: 'id',
  opens_at: 'instant',
  duration: 'count',
  questions: 'count',
  score_per_question: 'count',
  ...quizSettings,
} as const;
/** The texts that can change beside the title, which is the only one that the audit keeps. */
const quizTexts = {
  description: 'changed',
} as const satisfies Record<
  Exclude<keyof Body<'updateQuiz'>, 'title' | keyof typeof quizSettings>,
  'changed'
>;
const groupFields = { name: 'title', max_students: 'count' } as const;
const questionFields = {
  type: 'word',
  difficulty: 'word',
  answer: 'word',
  format: 'word',
  kind: 'word',
} as const;
const personChange = { first_name: 'changed', last_name: 'changed' } as const;

/**
 * Everything that is recorded, as noun and verb. An entry contains ids, numbers, dates, letters and
 * titles; never a person's name or email, a password or a code. `npm run generate` writes a row for
 * each to `docs/run-it.md`.
 */
export const auditActions = {
  'quiz.create': { of: 'quiz', meaning: 'A quiz was set up.', after: quizFields },
  'quiz.update': {
    of: 'quiz',
    meaning: 'Its title, another text, what is shuffled or how it is graded changed.',
    before: { title: 'title', ...quizSettings },
    after: { title: 'title', ...quizTexts, ...quizSettings },
  },
  'quiz.extend': {
    of: 'quiz',
    meaning: 'Time was added, for everyone or for one student.',
    before: { duration: 'count', extra_minutes: 'count' },
    after: {
      minutes: 'count',
      student: 'id',
      duration: 'count',
      extra_minutes: 'count',
      reopened: 'count',
    },
  },
  'quiz.grade': {
    of: 'quiz',
    meaning: 'The server closed it and graded the attempts that were not submitted.',
    after: { attempts: 'count' },
  },
  'quiz.delete': {
    of: 'quiz',
    meaning: 'It was deleted, with its attempts and results.',
    before: { ...quizFields, attempts: 'count', results: 'count' },
  },

  'attempt.submit': {
    of: 'attempt',
    meaning: 'A student submitted. No score if it is graded later or came late.',
    after: { student: 'id', revision: 'count', answered: 'count', score: 'count', late: 'flag' },
  },
  'attempt.accept': {
    of: 'attempt',
    meaning: 'Late answers were accepted in place of the earlier ones.',
    before: { score: 'count' },
    after: { student: 'id', score: 'count', changed_answers: 'count' },
  },
  'attempt.restore': {
    of: 'attempt',
    meaning: 'An acceptance was undone.',
    before: { score: 'count' },
    after: { student: 'id', score: 'count', changed_answers: 'count' },
  },
  'attempt.delete': {
    of: 'attempt',
    meaning: 'An attempt was deleted together with the account of its student.',
    before: { student: 'id', score: 'count', answered: 'count' },
  },

  'group.create': { of: 'group', meaning: 'A group was added.', after: groupFields },
  'group.update': {
    of: 'group',
    meaning: 'It was renamed or resized.',
    before: groupFields,
    after: groupFields,
  },
  'group.delete': {
    of: 'group',
    meaning: 'It was deleted. Its students stay, without a group.',
    before: { ...groupFields, students: 'count' },
  },

  'student.create': {
    of: 'account',
    meaning: 'An instructor created an account.',
    after: { group: 'id' },
  },
  'student.update': {
    of: 'account',
    meaning: 'The name or the status changed.',
    before: { status: 'word' },
    after: { ...personChange, status: 'word' },
  },
  'student.move': {
    of: 'account',
    meaning: 'A student joined, changed or left a group.',
    before: { group: 'id' },
    after: { group: 'id' },
  },
  'student.delete': {
    of: 'account',
    meaning: 'An account was deleted with its results.',
    before: { group: 'id', status: 'word', attempts: 'count', results: 'count' },
  },

  'question.create': { of: 'question', meaning: 'A question was added.', after: questionFields },
  'question.import': {
    of: 'account',
    meaning: 'Questions were imported into the bank of this account.',
    after: { questions: 'count' },
  },
  'question.update': {
    of: 'question',
    meaning: 'A question changed.',
    before: questionFields,
    after: {
      ...questionFields,
      title: 'changed',
      description: 'changed',
      options: 'changed',
      accepted: 'changed',
      tags: 'changed',
    },
  },
  'question.change': {
    of: 'account',
    meaning: 'Questions in the bank of this account were changed together.',
    after: { questions: 'count', type: 'word', difficulty: 'word', tags: 'changed' },
  },
  'question.retag': {
    of: 'account',
    meaning: 'Tags in the bank of this account were renamed, merged or removed.',
    after: { questions: 'count' },
  },
  'question.delete': {
    of: 'question',
    meaning: 'A question was deleted from the bank.',
    before: { ...questionFields, title: 'title' },
  },

  'account.register': {
    of: 'account',
    meaning: 'Someone registered.',
    after: { role: 'word' },
  },
  'password.set': { of: 'account', meaning: 'Someone set a password from an invitation.' },
  'password.change': { of: 'account', meaning: 'Its owner changed the password.' },
  'password.reset': { of: 'account', meaning: 'The password was reset with a code or a link.' },
  'email.request': {
    of: 'account',
    meaning: 'A new email was entered and waits for its owner to confirm it.',
    after: { email: 'changed' },
  },
  'email.correct': {
    of: 'account',
    meaning: 'The email of an unused account was corrected.',
    after: { email: 'changed' },
  },
  'email.keep': { of: 'account', meaning: 'An email change was cancelled.' },
  'email.confirm': {
    of: 'account',
    meaning: 'The owner confirmed the new email.',
    after: { email: 'changed' },
  },

  'account.create': {
    of: 'account',
    meaning: 'An administrator created an account.',
    after: { role: 'word', group: 'id' },
  },
  'account.role': {
    of: 'account',
    meaning: 'The role changed.',
    before: { role: 'word' },
    after: { role: 'word' },
  },
  'account.disable': {
    of: 'account',
    meaning: 'The account was made inactive.',
    before: { status: 'word' },
    after: { status: 'word' },
  },
  'account.enable': {
    of: 'account',
    meaning: 'The account was made active.',
    before: { status: 'word' },
    after: { status: 'word' },
  },
  'account.transfer': {
    of: 'account',
    meaning: 'Everything the account owned was transferred to another.',
    after: { to: 'id', groups: 'count', questions: 'count', quizzes: 'count', students: 'count' },
  },
  'account.invite': { of: 'account', meaning: 'An invitation was mailed, or mailed again.' },
  'account.reset': {
    of: 'account',
    meaning: 'An administrator created a link to set another password.',
  },
  'account.erase': {
    of: 'account',
    meaning: 'The person was erased.',
    before: { role: 'word' },
    after: { attempts: 'count', results: 'count' },
  },
  'account.export': { of: 'account', meaning: 'The data about the person was exported.' },
  'key.rotate': {
    of: 'school',
    meaning: 'The keys that sign tokens and cookies were replaced.',
    after: { signed_out: 'flag' },
  },
  'school.backup': { of: 'school', meaning: 'A backup was taken.' },
  'school.restore': {
    of: 'school',
    meaning: 'The database was restored from a backup.',
    after: { taken_at: 'instant' },
  },
} as const satisfies Record<string, Action>;

export type AuditAction = keyof typeof auditActions;

type Fields<A extends AuditAction, Side extends 'before' | 'after'> =
  (typeof auditActions)[A] extends Record<Side, infer Kinds extends Readonly<Record<string, Kind>>>
    ? { readonly [Field in keyof Kinds]?: Values[Kinds[Field]] | null | undefined }
    : Record<never, never>;

/** The fields before an action, as far as they apply. */
export type Before<A extends AuditAction> = Fields<A, 'before'>;
/** The fields after an action, as far as they apply or have changed. */
export type After<A extends AuditAction> = Fields<A, 'after'>;
