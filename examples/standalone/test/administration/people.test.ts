import { eq } from 'drizzle-orm';
import { mostQuestions } from 'quizwright/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { samplePicture } from '../../../../src/conformance/school/samplePicture';
import type { Administration } from '../../server/administration/administration';
import { buildProgram, runLine } from '../../server/commandLine/program';
import {
  attempts,
  dueMails,
  groups,
  oneTimeCodes,
  pictureParts,
  pictures,
  questions,
  quizzes,
  rateLimits,
  sessions,
  users,
} from '../../server/database/schema';
import { sweep } from '../../server/quizzes/sweep';
import { askForCode, minuteMs, post, signIn, statusOf, tokenOf } from '../api/accountCalls';
import { chosenAt, enrolAnew, enter, fillBank, fillWithShortest, makeQuiz } from '../api/fixtures';
import { monday, openSchool, password, type School } from '../api/testSchool';

const at = (name: string) => `${name}@school.example`;
const fresh = 'new horse 2';

let school: School;
let publicUrl: string | undefined;
beforeAll(async () => {
  school = await openSchool();
});
beforeEach(async () => {
  publicUrl = 'https://quiz.school.example';
  await enrolAnew(school);
  for (const table of [rateLimits, sessions]) await school.database.delete(table);
});
afterAll(() => school.close());

/** Runs a command line; returns what it printed and complained of, and its exit code. */
async function give(...words: string[]) {
  const printed: string[] = [];
  const complaints: string[] = [];
  const terminal = {
    print: (line: string) => void printed.push(line),
    complain: (line: string) => void complaints.push(line),
  };
  const administration: Administration = {
    ...{ database: school.database, clock: () => school.now, publicUrl, print: terminal.print },
    mailDir: 'nowhere',
    writeFile: () => Promise.reject(new Error('no files here')),
  };
  const program = buildProgram(
    (task) =>
      (...input) =>
        task(administration, ...input),
    terminal,
  );
  const code = await runLine(program, words, terminal);
  return { code, printed: printed.join('\n'), complaints: complaints.join('\n') };
}

/** What the page behind a printed link would send. */
function linkIn(printed: string) {
  const link = new URL(/https:\S+/.exec(printed)?.[0] ?? 'https://none');
  const given = new URLSearchParams(link.hash.slice(1));
  return { email: given.get('email') ?? '', otp: given.get('code') ?? '' };
}
const setPassword = async (by: { email: string; otp: string }) =>
  (await post(school, 'reset-password', { ...by, password: fresh })).status;
const personOf = async (name: string) => {
  const [found] = await school.database
    .select()
    .from(users)
    .where(eq(users.email, at(name)));
  return found;
};
const create = (name: string, role: string, ...more: string[]) =>
  give(
    ...['user', 'create', '--email', at(name), '--first-name', 'Zoe', '--last-name', 'New'],
    ...['--role', role, ...more],
  );
const later = (ms: number) => new Date(monday.getTime() + ms);
const dayMs = 24 * 60 * minuteMs;

describe('user create', () => {
  test('prints a link with which the new instructor sets a password', async () => {
    const { code, printed } = await create('zoe', 'Instructor');
    expect(code).toBe(0);
    expect(printed).toContain('Zoe New now has an account as Instructor.');
    expect(printed).toContain('https://quiz.school.example/quiz/reset-password#email=zoe%40');
    expect(printed).toContain('for 7 days');
    expect((await signIn(school, at('zoe'), fresh)).status).toBe(401);
    school.now = later(7 * dayMs - 1);
    expect(await setPassword(linkIn(printed))).toBe(200);
    expect((await signIn(school, at('zoe'), fresh)).body.data.profile.role).toBe('Instructor');
    expect(await setPassword(linkIn(printed))).toBe(400);
    expect(await school.database.$count(dueMails)).toBe(0);
  });

  test("prints page, email and code when the server's address is not set", async () => {
    publicUrl = undefined;
    const { printed } = await create('zoe', 'Student');
    expect(printed).toContain('/quiz/reset-password');
    const otp = /code: (\S+)/.exec(printed)?.[1] ?? '';
    expect(await setPassword({ email: at('zoe'), otp })).toBe(200);
  });

  test('queues the invitation with --mail, and prints no code', async () => {
    const { code, printed } = await create('zoe', 'Student', '--mail');
    expect(code).toBe(0);
    expect(printed).toContain('The server mails an invitation to zoe@school.example');
    expect(printed).not.toContain('reset-password');
    expect(await school.database.select().from(dueMails)).toMatchObject([{ kind: 'invitation' }]);
    expect(await school.database.$count(oneTimeCodes)).toBe(0);
  });

  test.each([['red'], ['Group red']])('puts a student into the group %s', async (group) => {
    expect((await create('zoe', 'Student', '--group', group)).code).toBe(0);
    expect(await personOf('zoe')).toMatchObject({ groupId: 'red', madeBy: 'ines' });
  });

  test.each([
    [['Student', '--group', 'nowhere'], 'No group is named nowhere.'],
    [['Student', '--group', 'blue'], 'The group blue is full.'],
    [['Instructor', '--group', 'red'], 'Only students can be in a group.'],
  ])('refuses %j, and creates no account', async ([role = '', ...more], sentence) => {
    await school.database.update(groups).set({ maxStudents: 1 }).where(eq(groups.id, 'blue'));
    const { code, complaints } = await create('zoe', role, ...more);
    expect(code).toBe(1);
    expect(complaints).toContain(sentence);
    expect(await personOf('zoe')).toBeUndefined();
  });

  test('asks for the id if two groups have the same name', async () => {
    await school.database.update(groups).set({ name: 'Twins' });
    const { code, complaints } = await create('zoe', 'Student', '--group', 'Twins');
    expect(code).toBe(1);
    expect(complaints).toContain('3 groups are named Twins.');
    expect(complaints).toContain('green (of otto@school.example)');
  });

  test('refuses an email that has an account', async () => {
    const { code, complaints } = await create('rita', 'Instructor');
    expect(code).toBe(1);
    expect(complaints).toContain('An account with the email rita@school.example already exists.');
    expect(await personOf('rita')).toMatchObject({ role: 'Student', firstName: 'Rita' });
  });

  test.each([
    [['--email', 'zoe'], 'It is not an email address.'],
    [['--role', 'Teacher'], 'Allowed choices are Instructor, Student.'],
    [['--first-name', ' '], 'It must have 1 to 100 characters.'],
    [['--first-name', 'a\u202eb'], 'contains the invisible character U+202E after “a”.'],
    [['--email', 'a\u009b@school.example'], 'contains the invisible character U+009B after “a”.'],
    [['--first-name', 'a\u0000b'], 'It must have 1 to 100 characters.'],
  ])('does not understand %j', async (more, sentence) => {
    const { code, complaints } = await create('zoe', 'Student', ...more);
    expect(code).toBe(2);
    expect(complaints).toContain(sentence);
  });
});

describe('user invite', () => {
  test('prints another invitation, which replaces the previous one', async () => {
    const first = linkIn((await create('zoe', 'Student')).printed);
    school.now = later(1000);
    const { code, printed } = await give('user', 'invite', '--email', ' ZOE@school.example');
    expect(code).toBe(0);
    expect(await setPassword(first)).toBe(400);
    expect(await setPassword(linkIn(printed))).toBe(200);
  });

  test('keeps a queued mail from voiding what it prints', async () => {
    await create('zoe', 'Student', '--mail');
    await give('user', 'invite', '--email', at('zoe'));
    expect(await school.database.$count(dueMails)).toBe(0);
  });

  test('mails it with --mail', async () => {
    await create('zoe', 'Student');
    expect((await give('user', 'invite', '--email', at('zoe'), '--mail')).code).toBe(0);
    expect(await school.database.$count(dueMails)).toBe(1);
  });

  test.each([
    ['rita', 'rita@school.example has already set a password.'],
    ['nobody', 'Nobody has an account with the email nobody@school.example.'],
  ])('refuses %s', async (name, sentence) => {
    const { code, complaints } = await give('user', 'invite', '--email', at(name));
    expect(code).toBe(1);
    expect(complaints).toContain(sentence);
  });
});

describe('user reset', () => {
  test('prints a link that sets another password, and ends nothing until it is used', async () => {
    const token = await tokenOf(school, at('rita'));
    const { code, printed } = await give('user', 'reset', '--email', at('rita'));
    expect(code).toBe(0);
    expect(printed).toContain('for 24 hours');
    expect(await statusOf(school, token)).toBe(200);
    expect((await signIn(school, at('rita'), password)).status).toBe(200);
    // Strangers' requests leave it valid.
    await askForCode(school, at('rita'));
    expect(await setPassword(linkIn(printed))).toBe(200);
    expect(await statusOf(school, token)).toBe(401);
    expect((await signIn(school, at('rita'), password)).status).toBe(401);
    expect((await signIn(school, at('rita'), fresh)).status).toBe(200);
  });

  test('is valid for a day', async () => {
    const { printed } = await give('user', 'reset', '--email', at('ines'));
    school.now = later(dayMs);
    expect(await setPassword(linkIn(printed))).toBe(400);
    school.now = later(dayMs - 1);
    expect(await setPassword(linkIn(printed))).toBe(200);
  });

  test('refuses accounts that are disabled or have no password, and says what to do', async () => {
    await create('zoe', 'Student');
    await give('user', 'disable', '--email', at('rita'));
    const unused = await give('user', 'reset', '--email', at('zoe'));
    expect(unused).toMatchObject({ code: 1 });
    expect(unused.complaints).toContain('`user invite`');
    const disabled = await give('user', 'reset', '--email', at('rita'));
    expect(disabled).toMatchObject({ code: 1 });
    expect(disabled.complaints).toContain('`user enable`');
  });
});

describe('user disable', () => {
  test('ends sessions, codes and invitations, and user enable lets the person in again', async () => {
    const token = await tokenOf(school, at('rita'));
    const asked = { email: at('rita'), otp: await askForCode(school, at('rita')) };
    const link = linkIn((await give('user', 'reset', '--email', at('rita'))).printed);
    const { code, printed } = await give('user', 'disable', '--email', at('rita'));
    expect(code).toBe(0);
    expect(printed).toContain('rita@school.example is disabled');
    expect(await statusOf(school, token)).toBe(401);
    expect((await signIn(school, at('rita'), password)).status).toBe(403);
    expect((await give('user', 'enable', '--email', at('rita'))).code).toBe(0);
    expect(await statusOf(school, token)).toBe(401);
    for (const by of [asked, link]) expect(await setPassword(by)).toBe(400);
    expect((await signIn(school, at('rita'), password)).status).toBe(200);
  });

  test('drops queued mails, and enable says that an invitation is needed', async () => {
    await create('zoe', 'Student', '--mail');
    await give('user', 'disable', '--email', at('zoe'));
    expect(await school.database.$count(dueMails)).toBe(0);
    expect((await give('user', 'enable', '--email', at('zoe'))).printed).toContain('`user invite`');
  });

  test("leaves an instructor's possessions, and says so", async () => {
    const { printed } = await give('user', 'disable', '--email', at('ines'));
    expect(printed).toContain('`user transfer`');
    expect(await school.database.$count(groups, eq(groups.ownerId, 'ines'))).toBe(2);
  });

  test("waits for the end of a student's quiz, or loses nothing that is saved", async () => {
    const quiz = await makeQuiz(school);
    await enter(school, quiz.id, 'rita');
    await school.call('rita', 'GET', `quiz/without-answers/${quiz.id}`);
    const answers = { answers: chosenAt(monday, 'B', 'B'), revision: 0 };
    expect((await school.call('rita', 'PUT', `quiz/answers/${quiz.id}`, answers)).status).toBe(200);
    const refused = await give('user', 'disable', '--email', at('rita'));
    expect(refused.code).toBe(1);
    expect(refused.complaints).toContain(`rita@school.example is taking "${quiz.title}".`);
    expect(await personOf('rita')).toMatchObject({ status: 'active' });

    const { code, printed } = await give('user', 'disable', '--email', at('rita'), '--now');
    expect(code).toBe(0);
    expect(printed).toContain(`Answers to "${quiz.title}" that the server has saved are graded`);
    school.now = later(31 * minuteMs);
    await sweep(school.database, school.now);
    expect(await school.database.select().from(attempts)).toMatchObject([{ score: 4 }]);
  });

  test('lets a student whose quiz continues resume once they are enabled', async () => {
    const quiz = await makeQuiz(school);
    await enter(school, quiz.id, 'rita');
    await school.call('rita', 'GET', `quiz/without-answers/${quiz.id}`);
    await give('user', 'disable', '--email', at('rita'), '--now');
    expect((await school.call('rita', 'GET', `quiz/without-answers/${quiz.id}`)).status).toBe(401);
    await give('user', 'enable', '--email', at('rita'));
    const answers = { answers: chosenAt(monday, 'B'), revision: 0 };
    expect((await school.call('rita', 'PUT', `quiz/answers/${quiz.id}`, answers)).status).toBe(200);
  });
});

describe('user role', () => {
  const role = (name: string, to: string) =>
    give('user', 'role', '--email', at(name), '--role', to);

  test('makes a student an instructor, who leaves the group and signs in again', async () => {
    const token = await tokenOf(school, at('rita'));
    await school.call('ines', 'PUT', 'student', { _id: 'rita', email: at('other') });
    const { code, printed } = await role('rita', 'Instructor');
    expect(code).toBe(0);
    expect(printed).toContain('rita@school.example is now an Instructor');
    expect(printed).toContain('no longer in a group');
    expect(await statusOf(school, token)).toBe(401);
    expect((await school.call('rita', 'GET', 'group')).status).toBe(200);
    const person = await personOf('rita');
    expect(person).toMatchObject({ role: 'Instructor', groupId: null, madeBy: null });
  });

  test('leaves a student with results unchanged', async () => {
    await enter(school, (await makeQuiz(school)).id, 'rita');
    const { code, complaints } = await role('rita', 'Instructor');
    expect(code).toBe(1);
    expect(complaints).toContain('rita@school.example has taken 1 quiz as a student');
    expect(await personOf('rita')).toMatchObject({ role: 'Student', groupId: 'red' });
  });

  test('makes an instructor a student only once they own nothing', async () => {
    await fillBank(school, 'ines', 3, { type: 'FE', difficulty: 'easy' });
    await makeQuiz(school);
    const { code, complaints } = await role('ines', 'Student');
    expect(code).toBe(1);
    expect(complaints).toContain(
      'ines@school.example still has 2 groups, 3 questions, 1 quiz and 1 account of a student.',
    );
    expect((await give('user', 'transfer', '--from', at('ines'), '--to', at('otto'))).code).toBe(0);
    expect((await role('ines', 'Student')).code).toBe(0);
    expect(await personOf('ines')).toMatchObject({ role: 'Student' });
  });

  test('changes nothing if somebody already has the role', async () => {
    const token = await tokenOf(school, at('rita'));
    const { code, printed } = await role('rita', 'Student');
    expect({ code, printed }).toEqual({
      code: 0,
      printed: 'rita@school.example is already a Student.',
    });
    expect(await statusOf(school, token)).toBe(200);
  });
});

describe('user transfer', () => {
  const transfer = (from: string, to: string) =>
    give('user', 'transfer', '--from', at(from), '--to', at(to));

  test('transfers the pictures of the questions, one of each', async () => {
    const photo = {
      type: 'image/png',
      width: 1,
      height: 1,
      size: 3,
      bytes: samplePicture,
    } as const;
    await school.database.insert(pictures).values([
      { ...photo, id: 'both-1x1', ownerId: 'ines' },
      { ...photo, id: 'both-1x1', ownerId: 'otto' },
      { ...photo, id: 'own-1x1', ownerId: 'ines' },
    ]);
    const part = { pictureId: 'own-1x1', position: 1, bytes: samplePicture };
    await school.database.insert(pictureParts).values({ ...part, ownerId: 'ines' });
    expect((await transfer('ines', 'otto')).code).toBe(0);
    const left = await school.database.select().from(pictures).orderBy(pictures.id);
    expect(left.map(({ id, ownerId }) => [id, ownerId])).toEqual([
      ['both-1x1', 'otto'],
      ['own-1x1', 'otto'],
    ]);
    expect(await school.database.select().from(pictureParts)).toMatchObject([{ ownerId: 'otto' }]);
    await school.database.delete(pictures);
  });

  test('transfers groups, questions, quizzes with results and accounts', async () => {
    await fillBank(school, 'ines', 3, { type: 'FE', difficulty: 'easy' });
    const quiz = await makeQuiz(school);
    await enter(school, quiz.id, 'rita', { q1: 'B' });
    const { code, printed } = await transfer('ines', 'otto');
    expect(code).toBe(0);
    expect(printed).toContain(
      'otto@school.example now has 2 groups, 3 questions, 1 quiz and 1 account of a student from ines@school.example.',
    );
    for (const table of [groups, questions, quizzes]) {
      expect(await school.database.$count(table, eq(table.ownerId, 'ines'))).toBe(0);
    }
    expect(await personOf('nora')).toMatchObject({ madeBy: 'otto' });
    expect((await school.call('otto', 'GET', `quiz/${quiz.id}`)).status).toBe(200);
    expect((await school.call('ines', 'GET', `quiz/${quiz.id}`)).status).toBe(404);
    const edit = { _id: 'rita', last_name: 'Neu' };
    expect((await school.call('otto', 'PUT', 'student', edit)).status).toBe(200);
    expect((await school.call('ines', 'PUT', 'student', edit)).status).toBe(403);
    expect((await give('user', 'disable', '--email', at('ines'))).code).toBe(0);
  });

  test('leaves everything if the other bank has too little room', { tags: ['long'] }, async () => {
    await fillBank(school, 'ines', 3, { type: 'FE', difficulty: 'easy' });
    await fillWithShortest(school, 'otto', mostQuestions - 2);
    const { code, complaints } = await transfer('ines', 'otto');
    expect(code).toBe(1);
    expect(complaints).toContain(
      `otto@school.example has ${mostQuestions - 2}, and would get 3 more.`,
    );
    expect(await school.database.$count(groups, eq(groups.ownerId, 'ines'))).toBe(2);
    expect(await school.database.$count(questions, eq(questions.ownerId, 'ines'))).toBe(3);
  });

  test.each([
    ['ines', 'ines', 'are the same person'],
    ['ines', 'rita', 'rita@school.example is not an active instructor.'],
    ['ines', 'nobody', 'Nobody has an account with the email nobody@school.example.'],
    ['nobody', 'ines', 'Nobody has an account with the email nobody@school.example.'],
  ])('refuses from %s to %s', async (from, to, sentence) => {
    const { code, complaints } = await transfer(from, to);
    expect(code).toBe(1);
    expect(complaints).toContain(sentence);
  });

  test('refuses an instructor who is disabled', async () => {
    await give('user', 'disable', '--email', at('otto'));
    expect((await transfer('ines', 'otto')).code).toBe(1);
  });
});

test('does not understand a missing option', async () => {
  const { code, complaints } = await give('user', 'disable');
  expect(code).toBe(2);
  expect(complaints).toContain("required option '--email <email>' not specified");
});
