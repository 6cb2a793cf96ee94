import { mkdtempSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import Papa from 'papaparse';
import { replies } from 'quizwright/rules';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { samplePicture } from '../../../../src/conformance/school/samplePicture';
import { createTokens } from '../../server/accounts/tokens';
import { CommandError } from '../../server/administration/administration';
import { createUser } from '../../server/administration/people/createUser';
import { csvOf } from '../../server/administration/personalData/csv';
import { erasePerson } from '../../server/administration/personalData/erasePerson';
import { exportPerson } from '../../server/administration/personalData/exportPerson';
import { placesOf } from '../../server/administration/personalData/placesOf';
import { buildProgram, runLine } from '../../server/commandLine/program';
import type { Database } from '../../server/database/database';
import { openFolderDatabase } from '../../server/database/openFolderDatabase';
import {
  attempts,
  auditEntries,
  dueMails,
  emailChanges,
  oneTimeCodes,
  pictures,
  questions,
  quizItems,
  users,
} from '../../server/database/schema';
import { emailChangeMail, invitationMail } from '../../server/mail/codeMails';
import { folderMailer } from '../../server/mail/folderMailer';
import { sweep } from '../../server/quizzes/sweep';
import { enrolAnew, makeQuiz } from '../api/fixtures';
import { enrol, openSchool, type School } from '../api/testSchool';
import type { Result } from '../api/wire';
import { temporaryFolder } from '../process/temporaryFolder';
import { carriedOut, carriedOutIn } from './carriedOut';

const isServer = inject('postgresUrl') !== undefined;
/** Skips a test of the other database: it does not apply here. */
const leftOut = (...test: unknown[]): void => void test;

const folder = temporaryFolder();
const minutes = (count: number) => new Date(Date.now() + count * 60_000);
const xenia = {
  ...{
    id: 'xenia',
    role: 'Student' as const,
    groupId: 'red',
    madeBy: 'ines',
    passwordHash: 'xylohash',
  },
  ...{ firstName: 'Xéniaphora', lastName: "O'Quixotl", email: 'xeniaphora@quixotl.example' },
};
const pendingEmail = 'zenobiaphora@quixotl.example';
const traces = ['Xéniaphora', "O'Quixotl", xenia.email, pendingEmail, 'xylohash', 'xylocode'];

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());
beforeEach(async () => {
  await enrolAnew(school);
  await enrolXenia(school.database);
});
afterEach(async () => {
  await school.database.execute(sql`truncate rate_limits`);
});

const photo = { type: 'image/png', width: 1, height: 1, bytes: samplePicture } as const;
const ofPhoto = { ...photo, id: 'photo-1x1', size: samplePicture.length };

/** Adds a person with a unique name, and a row in every table that may contain one. */
async function enrolXenia(database: Database): Promise<void> {
  await database.insert(users).values(xenia);
  await createTokens(database, () => new Date()).issue('xenia');
  const code = { userId: 'xenia', codeHash: 'xylocode', expiresAt: minutes(10) };
  await database.insert(oneTimeCodes).values(code);
  await database.insert(emailChanges).values({ ...code, email: pendingEmail, triesLeft: 5 });
  await database
    .insert(dueMails)
    .values({ kind: 'email_note', userId: 'xenia', dueAt: minutes(1), expiresAt: minutes(9) });
}

/** A finished quiz with two participants, and one that has not started. */
async function takeQuizzes(): Promise<void> {
  const row = { joinedAt: minutes(-60), startedAt: minutes(-60), submittedAt: minutes(-50) };
  await makeQuiz(school, { id: 'over', title: '=HYPERLINK("x")', opensAt: minutes(-60) });
  await makeQuiz(school, { id: 'soon', opensAt: minutes(60) });
  const done = { ...row, finishedAt: minutes(-50), quizId: 'over' };
  const chosen = { q1: { at: Date.now() - 55 * 60_000, revision: 1 } };
  await school.database.insert(attempts).values([
    { ...done, studentId: 'xenia', answers: { q1: 'B', q2: 'A' }, chosen, score: 2 },
    { ...done, studentId: 'ruth', answers: { q1: 'C' }, score: 0 },
    { quizId: 'soon', studentId: 'xenia', joinedAt: minutes(-1) },
  ]);
  await sweep(school.database, new Date());
}

const erase = (person: string, mailDir = join(folder, 'no-mails')) =>
  carriedOutIn({ database: school.database, mailDir }, erasePerson, { person });

const refusalOf = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CommandError);
  return (error as CommandError).message;
};

async function found(database: Database): Promise<string[]> {
  const places = await Promise.all(traces.map((text) => placesOf(database, text)));
  return places.flat();
}

describe('the pictures of an instructor', () => {
  beforeEach(async () => {
    await school.database.insert(users).values({
      ...{ id: 'iris', role: 'Instructor', firstName: 'Iris', lastName: 'I' },
      email: 'iris@school.example',
    });
    await school.database.insert(pictures).values({ ...ofPhoto, ownerId: 'iris' });
  });
  afterEach(async () => {
    await school.database.delete(pictures);
  });

  test('are in the archive of their data, as files', async () => {
    const file = join(folder, 'iris.zip');
    await carriedOut(school.database, exportPerson, file, { person: 'iris@school.example' });
    const files = unzipSync(readFileSync(file));
    expect(files['pictures/photo-1x1.png']).toEqual(samplePicture);
    const person = JSON.parse(strFromU8(files['person.json']!)) as { pictures: object[] };
    expect(person.pictures).toEqual([
      expect.objectContaining({ id: 'photo-1x1', file: 'pictures/photo-1x1.png', width: 1 }),
    ]);
    expect(strFromU8(files['README.txt']!)).toContain('pictures/');
  });

  test('are erased with them', async () => {
    const lines = await erase('iris@school.example');
    expect(lines.join('\n')).not.toContain('may still lie');
    expect(await school.database.$count(pictures)).toBe(0);
  });
});

describe('erasing a person', () => {
  test('leaves nothing of them in any column of any table', async () => {
    await takeQuizzes();
    expect(await found(school.database)).toEqual(
      expect.arrayContaining(['users.email', 'email_changes.email', 'one_time_codes.code_hash']),
    );
    const lines = await erase(' Xeniaphora@Quixotl.Example ');
    expect(lines[0]).toMatch(/^Erased\./);
    expect(lines.join('\n')).not.toContain('may still lie');
    expect(lines.join('\n')).not.toContain('The email is still in');
    expect(await found(school.database)).toEqual([]);
    // The planner's statistics of the columns.
    const { rows } = (await school.database.execute(
      sql`select 1 from pg_stats where schemaname = 'public'
        and (most_common_vals::text || coalesce(histogram_bounds::text, '')) ilike '%quixotl%'`,
    )) as { rows: unknown[] };
    expect(rows).toEqual([]);
    expect(await refusalOf(erase(xenia.email))).toContain('Nobody has an account');
  });

  test('keeps results as statistics, without a name', async () => {
    await takeQuizzes();
    const evidence = () => school.call<object>('ines', 'GET', 'quiz/evidence/over');
    school.now = new Date();
    const before = await evidence();
    await erase(xenia.email);
    const { body } = await school.call<Result[]>('ines', 'GET', 'quiz/result');
    expect(body.find(({ _id }) => _id === 'over')?.participants).toMatchObject([
      { participant: { first_name: 'Erased', last_name: 'person' }, score: 2 },
      { participant: { _id: 'ruth' }, score: 0 },
    ]);
    expect((await evidence()).body).toEqual(before.body);
    const rows = await school.database
      .select()
      .from(attempts)
      .where(eq(attempts.studentId, 'xenia'));
    expect(rows.map(({ quizId }) => quizId)).toEqual(['over']);
    const [row] = await school.database.select().from(users).where(eq(users.id, 'xenia'));
    expect(row).toMatchObject({
      ...{ status: 'inactive', groupId: null, madeBy: null, passwordHash: null },
      email: 'erased-xenia@erased.invalid',
    });
  });

  test('signs them out, and lets nobody sign in again', async () => {
    school.now = new Date();
    const token = await createTokens(school.database, () => school.now).issue('xenia');
    const me = () =>
      school.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } });
    expect((await me()).status).toBe(200);
    await erase(xenia.email);
    expect((await me()).status).toBe(401);
    const change = { _id: 'xenia', status: 'active', email: 'somebody.else@school.example' };
    const given = await school.call('ines', 'PUT', 'student', change);
    expect({ ...given, headers: {} }).toMatchObject({
      status: 409,
      body: replies.students.erased,
    });
  });

  test('keeps instructors from editing, activating or grouping erased people', async () => {
    school.now = new Date();
    await erase(xenia.email);
    const change = { _id: 'xenia', first_name: 'Back', status: 'active' };
    const refused = { status: 409, body: replies.students.erased };
    expect(await school.call('ines', 'PUT', 'student', change)).toMatchObject(refused);
    expect(await school.call('ines', 'PUT', 'student/xenia/red')).toMatchObject(refused);
    expect(await school.call('ines', 'POST', 'student/xenia/red')).toMatchObject(refused);
    const { body } = await school.call<object>('ines', 'GET', 'student/xenia');
    expect(body).toMatchObject({ status: 'inactive' });
    expect(body).not.toHaveProperty('invited');
    expect((await school.call('ines', 'DELETE', 'student/xenia')).status).toBe(403);
  });

  test('reserves the addresses that an erasure needs', async () => {
    school.now = new Date();
    const email = 'Erased-Xenia@Erased.Invalid';
    const names = { first_name: 'Mallory', last_name: 'Mask' };
    const taken = { status: 409, body: { errors: [{ field: 'email' }] } };
    const account = { ...names, email, role: 'Student', password: 'correct horse battery 1' };
    expect(await school.call(null, 'POST', 'auth/register', account)).toMatchObject(taken);
    expect(await school.call('ines', 'POST', 'student', { ...names, email })).toMatchObject(taken);
    const change = { _id: 'xenia', email };
    expect(await school.call('ines', 'PUT', 'student', change)).toMatchObject(taken);
    const user = { firstName: 'Mallory', lastName: 'Mask', role: 'Student' as const };
    const made = carriedOut(school.database, createUser, {
      ...{ ...user, email: 'erased-xenia@erased.invalid' },
    });
    expect(await refusalOf(made)).toContain('Give another email');
    expect((await erase(xenia.email))[0]).toMatch(/^Erased\./);
  });

  test('continues when a step fails, and cleans again by the address that is left', async () => {
    const erasures = () =>
      school.database.$count(auditEntries, eq(auditEntries.action, 'account.erase'));
    const before = await erasures();
    const noFolder = join(folder, 'a-file');
    writeFileSync(noFolder, '');
    const lines: string[] = [];
    const print = (line: string) => lines.push(line);
    const surroundings = { database: school.database, mailDir: noFolder, print };
    const first = carriedOutIn(surroundings, erasePerson, { person: xenia.email });
    expect(await refusalOf(first)).toContain('--person erased-xenia@erased.invalid');
    expect(lines.join('\n')).toContain(noFolder);
    expect(lines.at(-1)).toContain('Earlier backups');
    expect(await found(school.database)).toEqual([]);
    const again = await erase('Erased-xenia@erased.invalid');
    expect(again[0]).toContain('already');
    expect(await erasures()).toBe(before + 1);
  });

  (isServer ? test : leftOut)(
    'nobody waits for it while somebody reads for long',
    async () => {
      const lines: string[] = [];
      const print = (line: string) => lines.push(line);
      await school.database.transaction(async (tx) => {
        await tx.select().from(users);
        const mailDir = join(folder, 'no-mails');
        const surroundings = { database: school.database, mailDir, print };
        const work = carriedOutIn(surroundings, erasePerson, { person: xenia.email });
        expect(await refusalOf(work)).toContain('erased-xenia@erased.invalid');
        const { rows } = (await tx.execute(
          sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike 'vacuum%'
            and datname = current_database()`,
        )) as { rows: unknown[] };
        expect(rows).toEqual([]);
      });
      expect(lines.join('\n')).toMatch(/Earlier rows .* users.*VACUUM FULL/);
      expect((await erase('erased-xenia@erased.invalid')).join()).not.toContain('Earlier rows');
    },
    90_000,
  );

  test('removes the mails to them, and no others', async () => {
    const mailDir = mkdtempSync(join(folder, 'mails-'));
    const from = { publicUrl: undefined, byInstructor: true };
    const mailer = folderMailer({ folder: mailDir, from: 'q@localhost', print: () => undefined });
    await mailer.send(invitationMail(xenia, '11111111', from));
    await mailer.send(emailChangeMail({ ...xenia, email: pendingEmail }, '22222222', undefined));
    await mailer.send(
      invitationMail({ email: 'ruth@school.example', firstName: 'Ruth' }, '3', from),
    );
    expect((await erase(xenia.email, mailDir)).join()).toContain('Removed 2 mails');
    const [left, ...more] = readdirSync(mailDir);
    expect(more).toEqual([]);
    expect(readFileSync(join(mailDir, left!), 'utf8')).toContain('ruth@school.example');
  });

  test('is refused while they take a quiz, and for an instructor who owns something', async () => {
    await makeQuiz(school, { id: 'open', opensAt: minutes(-5) });
    await school.database.insert(attempts).values({
      quizId: 'open',
      studentId: 'xenia',
      joinedAt: minutes(-4),
      startedAt: minutes(-4),
    });
    expect(await refusalOf(erase(xenia.email))).toContain('is taking a quiz');
    expect(await refusalOf(erase('ines@school.example'))).toMatch(
      /still has 2 groups, 1 quiz and 2 accounts of students\. .*user transfer/,
    );
    expect(await refusalOf(erase('nobody@school.example'))).toContain('Nobody has an account');
    expect(await found(school.database)).toContain('users.email');
    const maker = { id: 'maker', role: 'Instructor' as const, email: 'maker@school.example' };
    await school.database.insert(users).values({ ...maker, firstName: 'Mae', lastName: 'Maker' });
    await school.database.update(users).set({ madeBy: 'maker' }).where(eq(users.id, 'xenia'));
    expect(await refusalOf(erase(maker.email))).toContain('still has 1 account of a student.');
  });

  test('reports where somebody has typed the email', async () => {
    const options = { A: xenia.email.toUpperCase(), B: '2', C: '3', D: '4' };
    await school.database.insert(questions).values({
      ...{ ownerId: 'ines', title: 'Whose?', description: '?', options },
      ...{ answer: 'A', type: 'FE', difficulty: 'easy' },
    });
    expect((await erase(xenia.email)).join('\n')).toMatch(
      /The email is still in questions\.options.*\n {2}“Whose\?” of ines@school\.example/,
    );
  });
});

describe('the question before erasing', () => {
  async function given(words: string[], typed?: string, isServer = false) {
    const complaints: string[] = [];
    let isDone = false;
    const terminal = { print: () => undefined, complain: (line: string) => complaints.push(line) };
    const ask = () => Promise.resolve(typed);
    const program = buildProgram(
      () => () => {
        isDone = true;
        return Promise.resolve();
      },
      isServer ? terminal : { ...terminal, ask },
    );
    const code = await runLine(program, ['erase', ...words], terminal);
    return { code, isDone, said: complaints.join('\n') };
  }

  test('asks for the email again, unless told not to', async () => {
    const person = ['--person', xenia.email];
    expect(await given(person, ` ${xenia.email.toUpperCase()}`)).toMatchObject({ isDone: true });
    expect(await given([...person, '--yes'])).toMatchObject({ code: 0, isDone: true });
    expect(await given(person, 'y')).toMatchObject({
      ...{ code: 1, isDone: false },
      said: 'The email does not match. Nothing was changed.',
    });
    const alone = await given(person, undefined);
    expect(alone).toMatchObject({ code: 1, isDone: false });
    expect(alone.said).toContain('Add --yes');
    // The process that received the command has already asked.
    expect(await given(person, undefined, true)).toMatchObject({ code: 0, isDone: true });
    expect(await given([])).toMatchObject({ code: 2, isDone: false });
  });
});

describe('exporting a person', () => {
  let files = 0;
  async function exported(person: string) {
    const path = join(folder, `${(files += 1)}.zip`);
    await carriedOut(school.database, exportPerson, path, { person });
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const entries = Object.entries(unzipSync(readFileSync(path)));
    return Object.fromEntries(entries.map(([name, bytes]) => [name, strFromU8(bytes)]));
  }
  const user = (actorId: string) => ({ actorId, at: new Date(), actor: 'user' as const });
  const table = (text: string | undefined) =>
    Papa.parse<string[]>((text ?? '').replace('\uFEFF', '').trimEnd()).data;

  test('contains everything about a student, readable, without secrets and other people', async () => {
    await takeQuizzes();
    await school.database.insert(auditEntries).values(
      [
        ...[
          { actorId: 'ines', subjectId: 'xenia' },
          { actorId: 'xenia', subjectId: 'over' },
        ],
        { actorId: 'ines', subjectId: 'ruth' },
      ].map((entry) => ({ ...entry, at: new Date(), actor: 'user' as const, action: 'a.b' })),
    );
    const archive = await exported(xenia.email);
    expect(Object.keys(archive)).toEqual([
      'README.txt',
      'person.json',
      'results.csv',
      'answers.csv',
    ]);
    expect(archive['README.txt']).toContain(`Xéniaphora O'Quixotl (${xenia.email})`);
    const person = JSON.parse(archive['person.json']!) as Record<string, object[]>;
    expect(person).toMatchObject({
      account: { id: 'xenia', email: xenia.email, first_name: 'Xéniaphora', status: 'active' },
      group: { id: 'red', name: 'Group red' },
      pending_email: [{ email: pendingEmail }],
      sessions: [{ ended_at: null }],
      one_time_codes: [{ purpose: 'reset' }],
      mails_to_be_sent: [{ kind: 'email_note' }],
      audit: expect.arrayContaining([
        expect.objectContaining({ by: 'somebody else', about_this_person: true }),
        expect.objectContaining({ by: 'this person', about_this_person: false }),
      ]) as unknown,
    });
    expect(person['quizzes_taken']).toMatchObject([
      { score: 2, highest_score: 10, answers: { length: 5 } },
      { answers: [], score: null },
    ]);
    const all = Object.values(archive).join('\n');
    for (const secret of ['xylohash', 'xylocode', 'ruth', 'Ruth', 'ines@', 'Ines']) {
      expect(all).not.toContain(secret);
    }
    expect(table(archive['results.csv'])[1]?.slice(0, 1)).toEqual([`'=HYPERLINK("x")`]);
    expect(table(archive['answers.csv'])).toHaveLength(6);
    expect(table(archive['answers.csv'])[1]).toMatchObject({
      1: 'Question 1?',
      2: 'B',
      3: 'owl',
      5: 'B',
    });
  });

  test('has a shuffled paper as its student saw it', async () => {
    const shuffled = { shuffleQuestions: true, shuffleOptions: true, orderSeed: 'seed' };
    await makeQuiz(school, { id: 'done', opensAt: minutes(-6000), ...shuffled });
    const times = { joinedAt: minutes(-6000), startedAt: minutes(-6000) };
    await school.database.insert(attempts).values({
      ...{ ...times, id: '6f1c2a5e-0b7d-4c55-9a3e-3f5f0c1d2e4b', quizId: 'done' },
      ...{ studentId: 'xenia', finishedAt: minutes(-5990), score: 0 },
      answers: { q2: 'D', q3: 'C' },
    });
    const archive = await exported(xenia.email);
    const rows = table(archive['answers.csv']).slice(1);
    expect(rows.map(([, question, answer, text, , key]) => [question, answer, text, key])).toEqual([
      ['Question 2?', 'C', 'elk', 'A'],
      ['Question 1?', '', '', 'C'],
      ['Question 3?', 'A', 'bee', 'C'],
      ['Question 4?', '', '', 'A'],
      ['Question 5?', '', '', 'B'],
    ]);
    const { quizzes_taken: taken } = JSON.parse(archive['person.json']!) as {
      quizzes_taken: { answers: object[] }[];
    };
    expect(taken[0]?.answers[0]).toMatchObject({
      ...{ question: 'Question 2?', answer: 'C', options: { A: 'owl', C: 'elk' } },
    });
  });

  test('leaves out right answers and scores while others may still submit', async () => {
    await makeQuiz(school, { id: 'open', opensAt: minutes(-5) });
    const accepted = [{ number: '3.14', tolerance: '0.01' }];
    await school.database
      .update(quizItems)
      .set({ kind: 'numeric', options: {}, answer: '3.15', accepted })
      .where(eq(quizItems.questionId, 'q5'));
    const times = { joinedAt: minutes(-4), startedAt: minutes(-4), submittedAt: minutes(-1) };
    await school.database.insert(attempts).values({
      ...{ ...times, quizId: 'open', studentId: 'xenia', finishedAt: minutes(-1) },
      ...{ answers: { q1: 'A' as const }, score: 0 },
    });
    const after = { student: 'xenia', answered: 1, score: 4 };
    const entry = { ...user('xenia'), action: 'attempt.submit', subjectId: 'a1', after };
    await makeQuiz(school, { id: 'done', opensAt: minutes(-6000) });
    await school.database
      .insert(auditEntries)
      .values(['open', 'done'].map((quizId) => ({ ...entry, quizId })));
    const archive = await exported(xenia.email);
    const { quizzes_taken: taken } = JSON.parse(archive['person.json']!) as {
      quizzes_taken: { score: unknown; answers: { right_answer: unknown }[] }[];
    };
    expect(taken[0]?.score).toBeNull();
    const { audit } = JSON.parse(archive['person.json']!) as { audit: { action: string }[] };
    expect(audit.filter(({ action }) => action === 'attempt.submit')).toMatchObject([
      { after: { student: 'xenia', answered: 1 } },
      { after: { student: 'xenia', answered: 1, score: 4 } },
    ]);
    expect(archive['person.json']?.match(/"score": 4/g)).toHaveLength(1);
    expect(taken[0]?.answers.map(({ right_answer }) => right_answer)).toEqual(Array(5).fill(null));
    expect(archive['person.json']).not.toContain('"3.1');
    expect(taken[0]?.answers[4]).toMatchObject({ kind: 'numeric', options: {} });
  });

  test('contains what an instructor created, without participants', async () => {
    await takeQuizzes();
    const options = { A: '+1', B: '2', C: '3', D: '4' };
    const accepted = [
      { number: '3.14', tolerance: '0.01' },
      { number: '-3', share: 50 },
    ];
    await school.database.insert(questions).values([
      {
        ...{ ownerId: 'ines', title: 'Why?\nHow?', description: '@x', options },
        ...{ answer: 'B', type: 'FE', difficulty: 'easy', createdAt: minutes(-2) },
      },
      {
        ...{ ownerId: 'ines', title: 'π?', description: '', options: {}, kind: 'numeric' },
        ...{ answer: '3.1416', accepted, type: 'FE', difficulty: 'easy', createdAt: minutes(-1) },
      },
    ]);
    const result = { student: 'rita', score: 87 };
    const attempt = { ...user('ines'), subjectId: 'a1', quizId: 'over' };
    await school.database.insert(auditEntries).values([
      { ...attempt, action: 'attempt.delete', before: { ...result, answered: 86 } },
      { ...attempt, action: 'attempt.accept', before: { score: 85 }, after: result },
      { ...attempt, action: 'quiz.extend', after: { minutes: 5, student: 'rita' } },
    ]);
    const archive = await exported('ines@school.example');
    expect(archive['person.json']).toContain('"minutes": 5');
    expect(archive['person.json']).not.toMatch(/": 8[5-7]\b/);
    const person = JSON.parse(archive['person.json']!) as Record<string, unknown[]>;
    expect(person['groups']).toHaveLength(2);
    expect(person['quizzes']).toMatchObject([{ items: { length: 5 } }, { items: { length: 5 } }]);
    expect(table(archive['questions.csv'])[1]?.slice(0, 4)).toEqual([
      'Why?\nHow?',
      "'@x",
      "'+1",
      '2',
    ]);
    expect(table(archive['questions.csv'])[2]?.[8]).toBe('3.1416; 3.14 ± 0.01; −3 (50%)');
    const all = Object.values(archive).join('\n');
    for (const other of ['rita', 'Ruth', 'Xéniaphora', 'quixotl', '$argon2']) {
      expect(all).not.toContain(other);
    }
  });

  test('is recorded once the file exists', async () => {
    const path = join(folder, 'there.zip');
    writeFileSync(path, '');
    const ofExport = eq(auditEntries.action, 'account.export');
    const before = await school.database.$count(auditEntries, ofExport);
    const again = carriedOut(school.database, exportPerson, path, { person: xenia.email });
    expect(await refusalOf(again)).toContain(path);
    expect(await school.database.$count(auditEntries, ofExport)).toBe(before);
    await exported(xenia.email);
    expect(await school.database.$count(auditEntries, ofExport)).toBe(before + 1);
  });

  test('is refused for an unknown person', async () => {
    expect(await refusalOf(exported('nobody@school.example'))).toContain('Nobody has an account');
  });
});

test('no cell of a table runs as a formula, and numbers stay numbers', () => {
  expect(csvOf(['=1'], [['a"b\n＝1'], [-1], [null]])).toBe(
    '\uFEFF"\'=1"\r\n"a""b\n\'＝1"\r\n-1\r\n\r\n',
  );
});

// A PostgreSQL server's files are its own.
(isServer ? leftOut : test)(
  'no file of a data folder holds an erased person',
  { tags: ['long'] },
  async () => {
    const dataDir = join(folder, 'school');
    const opened = await openFolderDatabase(dataDir);
    try {
      const { database } = opened;
      await enrol(database);
      await enrolXenia(database);
      await database.execute(sql`vacuum analyze`);
      await database.execute(sql`checkpoint`);
      const bytes = [
        'Xéniaphora',
        "O'Quixotl",
        'xeniaphora',
        'zenobiaphora',
        'xylohash',
        'xylocode',
      ];
      const files = () =>
        readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((name) => {
          const path = join(dataDir, name);
          if (!statSync(path).isFile()) return false;
          const content = readFileSync(path);
          return bytes.some((text) => content.includes(text));
        });
      expect(files().length).toBeGreaterThan(2);
      const mailDir = join(folder, 'no-mails');
      await carriedOutIn({ database, mailDir }, erasePerson, { person: xenia.email });
      expect(files()).toEqual([]);
    } finally {
      await opened.close();
    }
  },
);
