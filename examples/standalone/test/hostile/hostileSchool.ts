import { and, eq } from 'drizzle-orm';
import { vi } from 'vitest';
import { samplePicture } from '../../../../src/conformance/school/samplePicture';
import { createTokens } from '../../server/accounts/tokens';
import {
  attempts,
  groups,
  pictures,
  questions,
  quizItems,
  rateLimits,
  sessions,
  users,
} from '../../server/database/schema';
import { sweep } from '../../server/quizzes/sweep';
import { fillBank, makeQuiz } from '../api/fixtures';
import { monday, openSchool, type School } from '../api/testSchool';
import { readRows, restoreRows, writeCount, type Rows } from './rows';

/** The callers to try: with a person's token, with an invalid one, or without one. */
export const callers = [
  'nobody',
  'broken',
  'revoked',
  'inactive',
  'ines',
  'otto',
  'rita',
  'gina',
  'nora',
] as const;
export type Caller = (typeof callers)[number];

/** The access token of each caller; undefined without one. */
export type Tokens = Record<Caller, string | undefined>;

/** A working school that can be restored after any call. */
export interface HostileSchool extends School {
  /** The tokens at the start. */
  tokens: Readonly<Tokens>;
  /** A one-time code that sets Rita's password. */
  oneTimeCode: string;
  /** The code that confirms `newEmail` for Rita. */
  emailCode: string;
  /** The database's rows at the start. */
  rows: Rows;
  /**
   * Restores the database, the clock and the mailbox; costs almost nothing if they are unchanged.
   */
  restore(): Promise<void>;
}

/** Pending for Rita. */
export const newEmail = 'rita.new@school.example';
export const emailOf = (id: string) => `${id}@school.example`;

/** Ids in the school by kind and by their instructor. */
export const objects = {
  ines: {
    group: ['red', 'blue', 'gray'],
    student: ['rita', 'ruth', 'bela', 'ivan', 'nora', 'mila', 'tara'],
    question: ['why'],
    media: ['picture-1x1'],
    quiz: ['open', 'soon', 'done'],
    participation: ['ruth-done', 'rita-done', 'rita-open'],
  },
  otto: {
    group: ['green'],
    student: ['gina', 'niko'],
    question: ['what'],
    media: ['photo-1x1'],
    quiz: ['garden'],
    participation: ['gina-garden', 'mila-garden', 'tara-garden'],
  },
};

const answers = { q1: 'B', q2: 'A' } as const;
const minutes = (count: number) => new Date(monday.getTime() + count * 60_000);

/** Students by their tie to the instructors; Rita is also taking a quiz. */
export const bonds = {
  'in a group of hers': 'ruth',
  'in a group of hers, with results of the other': 'tara',
  'in a group of the other': 'gina',
  'in no group, made by her': 'nora',
  'in no group, made by her, with results of the other': 'mila',
  'in no group, registered': 'niko',
} as const;
export type Bond = keyof typeof bonds;

/**
 * Ines teaches Rita (group red), Otto teaches Gina (green), Nora has no group. Ines has the empty
 * group gray and three quizzes for red: one that Rita takes, an upcoming one, and one that is over,
 * which Rita submitted and Ruth submitted too late. The open one shows a picture. Gina takes Otto's.
 */
export async function openHostileSchool(): Promise<HostileSchool> {
  const school = await openSchool();
  const { database } = school;
  await setUp(school);
  const emailCode = await askForEmail(school);
  const oneTimeCode = await askForCode(school);
  const tokens = await signIn(school);
  await sweep(database, monday);
  await database.delete(rateLimits);
  const rows = await readRows(database);
  let writesAtRest = await writeCount(database);
  return Object.assign(school, {
    tokens,
    oneTimeCode,
    emailCode,
    rows,
    async restore() {
      school.now = monday;
      school.mails.length = 0;
      if ((await writeCount(database)) === writesAtRest) return;
      await restoreRows(database, rows);
      writesAtRest = await writeCount(database);
    },
  });
}

async function setUp(school: School): Promise<void> {
  const { database } = school;
  await database
    .insert(groups)
    .values({ id: 'gray', ownerId: 'ines', name: 'Group gray', maxStudents: 5 });
  await database.insert(users).values({
    id: 'ivan',
    role: 'Student',
    firstName: 'Ivan',
    lastName: 'Tester',
    email: emailOf('ivan'),
    status: 'inactive',
    groupId: 'red',
  });
  // Their hashes let nobody sign in, but Rita needs one to confirm an email.
  const [rita] = await database.select().from(users).where(eq(users.id, 'rita'));
  const withResults = {
    role: 'Student',
    lastName: 'Tester',
    passwordHash: rita?.passwordHash,
  } as const;
  await database.insert(users).values([
    { ...withResults, id: 'mila', firstName: 'Mila', email: emailOf('mila'), madeBy: 'ines' },
    { ...withResults, id: 'tara', firstName: 'Tara', email: emailOf('tara'), groupId: 'blue' },
  ]);
  await fillBank(school, 'ines', 5, { type: 'FE', difficulty: 'easy' });
  await fillBank(school, 'otto', 5, { type: 'FE', difficulty: 'easy' });
  const question = {
    description: 'Because.',
    options: { A: 'one', B: 'two', C: 'three', D: 'four' },
    answer: 'B',
    type: 'BE',
    difficulty: 'hard',
  } as const;
  await database.insert(questions).values([
    { ...question, id: 'why', ownerId: 'ines', title: 'Why?' },
    { ...question, id: 'what', ownerId: 'otto', title: 'What?' },
  ]);
  await makeQuiz(school, { id: 'open', code: 'CODE2222' });
  const picture = {
    type: 'image/png',
    width: 1,
    height: 1,
    size: 3,
    bytes: samplePicture,
  } as const;
  await database.insert(pictures).values([
    { ...picture, id: 'picture-1x1', ownerId: 'ines' },
    { ...picture, id: 'photo-1x1', ownerId: 'otto' },
  ]);
  await database
    .update(quizItems)
    .set({ title: 'What is ![this](media:picture-1x1)?', format: 'markdown' })
    .where(and(eq(quizItems.quizId, 'open'), eq(quizItems.position, 1)));
  await makeQuiz(school, { id: 'soon', code: 'CODE3333', opensAt: minutes(60) });
  await makeQuiz(school, { id: 'done', code: 'CODE4444', opensAt: minutes(-120) });
  await makeQuiz(school, { id: 'garden', code: 'CODE5555', ownerId: 'otto', groupId: 'green' });
  const joined = { joinedAt: minutes(-120), startedAt: minutes(-120) };
  const running = { joinedAt: monday, startedAt: monday };
  await database.insert(attempts).values([
    { ...running, id: 'rita-open', quizId: 'open', studentId: 'rita' },
    { ...running, id: 'gina-garden', quizId: 'garden', studentId: 'gina' },
    { id: 'mila-garden', quizId: 'garden', studentId: 'mila', joinedAt: monday },
    { id: 'tara-garden', quizId: 'garden', studentId: 'tara', joinedAt: monday },
    {
      ...joined,
      id: 'rita-done',
      quizId: 'done',
      studentId: 'rita',
      answers,
      score: 2,
      submittedAt: minutes(-100),
      finishedAt: minutes(-100),
    },
    {
      ...joined,
      id: 'ruth-done',
      quizId: 'done',
      studentId: 'ruth',
      lateAnswers: answers,
      lateAt: minutes(-80),
    },
  ]);
}

const aBusyMachine = { timeout: 20_000 };

async function askForEmail(school: School): Promise<string> {
  await school.call('ines', 'PUT', 'student', { _id: 'rita', email: newEmail });
  const code = await vi.waitFor(() => {
    const mail = school.mails.find(({ to, code }) => to === newEmail && code !== undefined);
    if (mail?.code === undefined) throw new Error('no mail to the new address');
    return mail.code;
  }, aBusyMachine);
  school.mails.length = 0;
  return code;
}

async function askForCode(school: School): Promise<string> {
  await school.call(null, 'POST', 'auth/forgot-password', { email: emailOf('rita') });
  return vi.waitFor(() => {
    const code = /^\s*(\d{6,})\s*$/m.exec(school.mails[0]?.text ?? '')?.[1];
    if (code === undefined) throw new Error('no mail with a one-time code');
    return code;
  }, aBusyMachine);
}

async function signIn({ database, now }: School): Promise<Tokens> {
  const tokens = createTokens(database, () => now);
  const revoked = await tokens.issue('ruth');
  await database.update(sessions).set({ revokedAt: now }).where(eq(sessions.userId, 'ruth'));
  const good = await tokens.issue('ines');
  return {
    nobody: undefined,
    // All bits of the signature matter, except in its last character.
    broken: `${good.slice(0, -10)}${good.at(-10) === 'A' ? 'B' : 'A'}${good.slice(-9)}`,
    revoked,
    inactive: await tokens.issue('ivan'),
    ines: good,
    otto: await tokens.issue('otto'),
    rita: await tokens.issue('rita'),
    gina: await tokens.issue('gina'),
    nora: await tokens.issue('nora'),
  };
}
