import { asc, eq, gt, sql } from 'drizzle-orm';
import { quizChangeLimit, replies } from 'quizwright/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { components } from '../../../../src/api/schema';
import { auditActions } from '../../server/audit/actions';
import { recordAudit, type AuditEntry } from '../../server/audit/recordAudit';
import { attempts, auditEntries, quizzes, users } from '../../server/database/schema';
import { sweep } from '../../server/quizzes/sweep';
import { enter, enrolAnew, fillBank, makeQuiz, submissionOf } from './fixtures';
import { monday, openSchool, password, type School } from './testSchool';
import type { SavedBody } from './wire';

type Saved = SavedBody<{ _id: string }>;
type History = components['schemas']['QuizChanges'];

let school: School;
let before = 0;
beforeAll(async () => {
  school = await openSchool();
});
beforeEach(async () => {
  await enrolAnew(school);
  const [last] = await school.database
    .select({ id: sql<number>`coalesce(max(${auditEntries.id}), 0)`.mapWith(Number) })
    .from(auditEntries);
  before = last?.id ?? 0;
});
afterAll(() => school.close());

const minutes = (count: number) => new Date(monday.getTime() + count * 60_000);
const everything = () =>
  school.database
    .select()
    .from(auditEntries)
    .where(gt(auditEntries.id, before))
    .orderBy(asc(auditEntries.id));
/** What this test recorded: actor, action, subject, before, after. */
const recorded = async () =>
  (await everything()).map(({ actorId, actor, action, subjectId, quizId, ...fields }) => ({
    who: actorId ?? actor,
    action,
    subject: subjectId,
    ...(quizId !== null && { quiz: quizId }),
    ...(fields.before && { before: fields.before }),
    ...(fields.after && { after: fields.after }),
  }));
const idOf = async (answer: Promise<{ body: Saved }>) => (await answer).body.data._id;
const attemptOf = async (studentId: string) =>
  (await school.database.select().from(attempts).where(eq(attempts.studentId, studentId)))[0]!.id;

describe('a quiz', () => {
  test('is recorded when it is set up, changed and deleted, with its fields', async () => {
    await fillBank(school, 'ines', 5, { type: 'FE', difficulty: 'easy' });
    const quiz = await idOf(
      school.call<Saved>('ines', 'POST', 'quiz', {
        ...{ title: 'Unit 1', description: 'A quiz.', group: 'red', questions_number: 5 },
        ...{ difficulty: 'easy', type: 'FE', duration: 30, score_per_question: 2 },
        schadule: minutes(60).toISOString(),
      }),
    );
    const change = { title: 'Unit one', description: 'Another text.' };
    await school.call('ines', 'PUT', `quiz/${quiz}`, change);
    await school.call('ines', 'PUT', `quiz/${quiz}`, change);
    await enter(school, quiz, 'rita');
    await school.call('ines', 'DELETE', `quiz/${quiz}`);
    const facts = {
      ...{ group: 'red', opens_at: minutes(60).toISOString(), duration: 30 },
      ...{ questions: 5, score_per_question: 2 },
    };
    const ofQuiz = { who: 'ines', subject: quiz, quiz };
    expect(await recorded()).toEqual([
      { ...ofQuiz, action: 'quiz.create', after: { title: 'Unit 1', ...facts } },
      {
        ...ofQuiz,
        action: 'quiz.update',
        before: { title: 'Unit 1' },
        after: { title: 'Unit one', description: true },
      },
      {
        ...ofQuiz,
        action: 'quiz.delete',
        before: { title: 'Unit one', ...facts, attempts: 1, results: 0 },
      },
    ]);
  });

  test('is recorded when time is added, for everyone or for one, with the number of those who continue', async () => {
    await makeQuiz(school, { id: 'quiz' });
    await enter(school, 'quiz', 'rita');
    await enter(school, 'quiz', 'ruth');
    await school.call('ines', 'PUT', 'quiz/time/quiz', { minutes: 10 });
    await school.call('ines', 'PUT', 'quiz/time/quiz', { minutes: 5, student: 'rita' });
    school.now = minutes(60);
    await sweep(school.database, school.now);
    await school.call('ines', 'PUT', 'quiz/time/quiz', { minutes: 5, student: 'ruth' });
    const ofQuiz = { subject: 'quiz', quiz: 'quiz', action: 'quiz.extend', who: 'ines' };
    expect(await recorded()).toEqual([
      {
        ...ofQuiz,
        before: { duration: 30 },
        after: { minutes: 10, duration: 40, reopened: 0 },
      },
      {
        ...ofQuiz,
        before: { extra_minutes: 0 },
        after: { minutes: 5, student: 'rita', extra_minutes: 5, reopened: 0 },
      },
      { ...ofQuiz, who: 'server', action: 'quiz.grade', after: { attempts: 2 } },
      {
        ...ofQuiz,
        before: { extra_minutes: 0 },
        after: { minutes: 5, student: 'ruth', extra_minutes: 25, reopened: 1 },
      },
    ]);
  });

  test('is graded in one entry, once, however many did not submit', async () => {
    await makeQuiz(school, { id: 'quiz' });
    for (const student of ['rita', 'ruth', 'nora']) await enter(school, 'quiz', student);
    await Promise.all([1, 2, 3].map(() => sweep(school.database, minutes(60))));
    expect(await recorded()).toEqual([
      {
        ...{ who: 'server', action: 'quiz.grade', subject: 'quiz', quiz: 'quiz' },
        after: { attempts: 3 },
      },
    ]);
  });
});

describe('an attempt', () => {
  beforeEach(async () => {
    await makeQuiz(school, { id: 'quiz' });
    await enter(school, 'quiz', 'rita', { q1: 'B' });
  });
  const submit = (...letters: ('A' | 'B')[]) =>
    school.call('rita', 'POST', 'quiz/submit/quiz', submissionOf(...letters));

  test('is recorded once when it is submitted, but not when it is joined or saved', async () => {
    await school.call('ruth', 'POST', 'quiz/join', { code: 'nothing' });
    await school.call('rita', 'POST', 'quiz/without-answers/quiz');
    await school.call('rita', 'PUT', 'quiz/answers/quiz', { ...submissionOf('B'), revision: 0 });
    expect(await recorded()).toEqual([]);
    await submit('B', 'B', 'A');
    await submit('B', 'B', 'A');
    expect(await recorded()).toEqual([
      {
        ...{ who: 'rita', action: 'attempt.submit', subject: await attemptOf('rita') },
        quiz: 'quiz',
        after: { student: 'rita', revision: 2, answered: 3, score: 4 },
      },
    ]);
  });

  test('is recorded without a score while others may still add to it', async () => {
    school.now = new Date(minutes(30).getTime() + 5_000);
    await submit('B', 'B');
    await submit('B', 'B');
    expect(await recorded()).toMatchObject([
      { action: 'attempt.submit', after: { student: 'rita', revision: 2, answered: 2 } },
    ]);
    expect((await recorded())[0]?.after).not.toHaveProperty('score');
  });

  test('is recorded when it arrives late, is accepted, and when that is undone', async () => {
    school.now = minutes(31);
    await sweep(school.database, school.now);
    await submit('A', 'B', 'B');
    const participation = await attemptOf('rita');
    for (const accept of [true, true, false, false]) {
      await school.call('ines', 'PUT', 'quiz/late/quiz', { participation, accept });
    }
    const ofAttempt = { subject: participation, quiz: 'quiz' };
    expect((await recorded()).slice(1)).toEqual([
      {
        ...{ ...ofAttempt, who: 'rita', action: 'attempt.submit' },
        after: { student: 'rita', revision: 2, answered: 3, late: true },
      },
      {
        ...{ ...ofAttempt, who: 'ines', action: 'attempt.accept', before: { score: 2 } },
        after: { student: 'rita', score: 4, changed_answers: 3 },
      },
      {
        ...{ ...ofAttempt, who: 'ines', action: 'attempt.restore', before: { score: 4 } },
        after: { student: 'rita', score: 2, changed_answers: 3 },
      },
    ]);
  });

  test('is recorded in its quiz when the account of its student is deleted', async () => {
    await submit('B');
    const attempt = await attemptOf('rita');
    school.now = minutes(60);
    await school.call('ines', 'DELETE', 'student/rita');
    expect((await recorded()).slice(1)).toEqual([
      {
        ...{ who: 'ines', action: 'student.delete', subject: 'rita' },
        before: { group: 'red', status: 'active', attempts: 1, results: 1 },
      },
      {
        ...{ who: 'ines', action: 'attempt.delete', subject: attempt, quiz: 'quiz' },
        before: { student: 'rita', score: 2, answered: 1 },
      },
    ]);
  });
});

describe('other changes', () => {
  test('groups are recorded', async () => {
    const group = await idOf(
      school.call<Saved>('ines', 'POST', 'group', { name: 'Web 1', max_students: 5 }),
    );
    await school.call('ines', 'PUT', `group/${group}`, { name: 'Web 1', max_students: 6 });
    await school.call('ines', 'PUT', `group/${group}`, { name: 'Web 1', max_students: 6 });
    await school.call('ines', 'POST', `student/nora/${group}`);
    await school.call('ines', 'PUT', 'student/nora/red');
    await school.call('ines', 'DELETE', 'student/nora/red');
    await school.call('ines', 'DELETE', `group/${group}`);
    const ofGroup = { who: 'ines', subject: group };
    const ofNora = { who: 'ines', subject: 'nora', action: 'student.move' };
    expect(await recorded()).toEqual([
      { ...ofGroup, action: 'group.create', after: { name: 'Web 1', max_students: 5 } },
      {
        ...{ ...ofGroup, action: 'group.update' },
        ...{ before: { max_students: 5 }, after: { max_students: 6 } },
      },
      { ...ofNora, before: { group: null }, after: { group } },
      { ...ofNora, before: { group }, after: { group: 'red' } },
      { ...ofNora, before: { group: 'red' }, after: { group: null } },
      {
        ...{ ...ofGroup, action: 'group.delete' },
        before: { name: 'Web 1', max_students: 6, students: 0 },
      },
    ]);
  });

  test('the group of a student who joins a quiz without one is recorded', async () => {
    await makeQuiz(school, { id: 'quiz', code: 'CODE2345' });
    await school.call('niko', 'POST', 'quiz/join', { code: 'CODE2345' });
    expect(await recorded()).toEqual([
      {
        ...{ who: 'niko', action: 'student.move', subject: 'niko' },
        ...{ before: { group: null }, after: { group: 'red' } },
      },
    ]);
  });

  test('students are recorded without their names and emails', async () => {
    const nobody = { first_name: 'Ursula', last_name: 'Underhill', email: 'ursula@school.example' };
    const id = await idOf(school.call<Saved>('ines', 'POST', 'student', nobody));
    const change = (fields: object) =>
      school.call('ines', 'PUT', 'student', { _id: id, ...fields });
    await change({ first_name: 'Ulla', status: 'inactive' });
    await change({ first_name: 'Ulla', status: 'inactive' });
    await change({ email: 'ulla@school.example' });
    expect(await recorded()).toEqual([
      { who: 'ines', action: 'student.create', subject: id, after: { group: null } },
      {
        ...{ who: 'ines', action: 'student.update', subject: id, before: { status: 'active' } },
        after: { status: 'inactive', first_name: true },
      },
      { who: 'ines', action: 'email.correct', subject: id, after: { email: true } },
    ]);
    expect(JSON.stringify(await everything())).not.toMatch(/ursula|ulla|underhill/i);
  });

  test('an email is recorded from its request to its confirmation', async () => {
    const change = (fields: object) =>
      school.call('ines', 'PUT', 'student', { _id: 'rita', ...fields });
    await change({ email: 'one@school.example' });
    await change({ keep_email: true });
    await change({ keep_email: true });
    school.mails = [];
    await change({ email: 'two@school.example' });
    const mail = await vi.waitUntil(() =>
      school.mails.find(({ to }) => to === 'two@school.example'),
    );
    const { code: otp } = mail;
    await school.call(null, 'POST', 'auth/confirm-email', { email: mail.to, otp, password });
    const asked = { who: 'ines', action: 'email.request', subject: 'rita', after: { email: true } };
    expect(await recorded()).toEqual([
      asked,
      { who: 'ines', action: 'email.keep', subject: 'rita' },
      asked,
      { who: 'rita', action: 'email.confirm', subject: 'rita', after: { email: true } },
    ]);
  });

  test('accounts are recorded when they are created, and when passwords are set, changed and reset', async () => {
    const email = 'hugo@school.example';
    const person = { first_name: 'Hugo', last_name: 'Hill', role: 'Instructor', email, password };
    await school.call(null, 'POST', 'auth/register', person);
    await school.call(null, 'POST', 'auth/register', person);
    const [hugo] = await school.database.select().from(users).where(eq(users.email, email));
    const id = hugo!.id;
    const changed = { password, password_new: 'another horse 2' };
    await school.call(id, 'POST', 'auth/change-password', changed);
    await school.call(null, 'POST', 'auth/login', { email, password: 'wrong horse 3' });
    await school.call(null, 'POST', 'auth/forgot-password', { email });
    const reset = async () => {
      const mail = await vi.waitUntil(() => school.mails.find(({ to }) => to === email));
      const body = { email, otp: mail.code, password: 'third horse 3' };
      expect((await school.call(null, 'POST', 'auth/reset-password', body)).status).toBe(200);
    };
    await reset();
    school.mails = [];
    await school.database.update(users).set({ passwordHash: null }).where(eq(users.id, id));
    await school.call(null, 'POST', 'auth/forgot-password', { email });
    await reset();
    expect(await recorded()).toEqual([
      { who: id, action: 'account.register', subject: id, after: { role: 'Instructor' } },
      { who: id, action: 'password.change', subject: id },
      { who: id, action: 'password.reset', subject: id },
      { who: id, action: 'password.set', subject: id },
    ]);
    expect(JSON.stringify(await everything())).not.toMatch(/hugo|hill|horse/i);
  });

  test('questions are recorded, and how many are imported at once', async () => {
    const draft = {
      ...{ title: 'Which?', description: 'Because.', answer: 'A', type: 'FE', difficulty: 'easy' },
      options: { A: 'one', B: 'two', C: 'three', D: 'four' },
    };
    const added = await school.call<Saved>('ines', 'POST', 'question', draft);
    const id = added.body.data._id;
    const other = { ...draft, answer: 'B', options: { ...draft.options, D: 'five' } };
    await school.call('ines', 'PUT', `question/${id}`, other);
    await school.call('ines', 'PUT', `question/${id}`, other);
    await school.call('ines', 'DELETE', `question/${id}`);
    await school.call('ines', 'POST', 'question/import', { questions: Array(30).fill(draft) });
    const ofQuestion = { who: 'ines', subject: id };
    const facts = { type: 'FE', difficulty: 'easy' };
    expect(await recorded()).toEqual([
      { ...ofQuestion, action: 'question.create', after: { ...facts, answer: 'A' } },
      {
        ...{ ...ofQuestion, action: 'question.update', before: { answer: 'A' } },
        after: { answer: 'B', options: true },
      },
      {
        ...{ ...ofQuestion, action: 'question.delete' },
        before: { ...facts, answer: 'B', title: 'Which?' },
      },
      { who: 'ines', action: 'question.import', subject: 'ines', after: { questions: 30 } },
    ]);
  });
});

describe('the audit', () => {
  const one: AuditEntry = {
    ...{ action: 'account.invite', at: monday, by: 'command', subject: 'nora' },
  };

  test('has no entry for a change that was rolled back', async () => {
    const gone = new Error('rolled back');
    const changed = school.database.transaction(async (tx) => {
      await recordAudit(tx, one);
      throw gone;
    });
    await expect(changed).rejects.toBe(gone);
    expect(await recorded()).toEqual([]);
  });

  test('undoes its change if it cannot be written', async () => {
    await makeQuiz(school, { id: 'quiz', title: 'Unit 1' });
    await enter(school, 'quiz', 'rita');
    await school.database.execute(
      sql`alter table audit_entries add constraint closed check (action not in ('quiz.update', 'attempt.submit')) not valid`,
    );
    const change = { title: 'Unit one', description: 'A quiz.' };
    const updated = await school.call('ines', 'PUT', 'quiz/quiz', change);
    const submitted = await school.call('rita', 'POST', 'quiz/submit/quiz', submissionOf('B'));
    await school.database.execute(sql`alter table audit_entries drop constraint closed`);
    expect([updated.status, submitted.status]).toEqual([500, 500]);
    const [quiz] = await school.database.select().from(quizzes);
    const [attempt] = await school.database.select().from(attempts);
    expect([quiz?.title, attempt?.submittedAt, attempt?.score]).toEqual(['Unit 1', null, null]);
  });

  test.each([
    ['changing', sql`update audit_entries set action = 'quiz.create'`],
    ['deleting', sql`delete from audit_entries`],
    ['deleting nothing of', sql`delete from audit_entries where false`],
    ['emptying', sql`truncate audit_entries`],
  ])('refuses %s entries', async (_, statement) => {
    await recordAudit(school.database, one);
    await expect(school.database.transaction((tx) => tx.execute(statement))).rejects.toMatchObject({
      cause: { message: 'audit_entries is append-only' },
    });
    expect(await recorded()).toEqual([
      { who: 'command', action: 'account.invite', subject: 'nora' },
    ]);
  });

  test('stays unchanged when everything it describes is deleted', async () => {
    await makeQuiz(school, { id: 'quiz' });
    await enter(school, 'quiz', 'rita');
    await school.call('rita', 'POST', 'quiz/submit/quiz', submissionOf('B'));
    await school.call('ines', 'PUT', 'quiz/time/quiz', { minutes: 5 });
    const entries = await everything();
    expect(entries).toHaveLength(2);
    await enrolAnew(school);
    await school.database.execute(sql`truncate users, groups, quizzes, questions cascade`);
    expect(await everything()).toEqual(entries);
  });

  test('writes nothing for no entries', async () => {
    await recordAudit(school.database);
    expect(await recorded()).toEqual([]);
  });

  test('has actions of a noun and a verb, each with a meaning', () => {
    for (const [action, { meaning }] of Object.entries(auditActions)) {
      expect(action).toMatch(/^[a-z]+\.[a-z]+$/);
      expect(meaning).toMatch(/^[A-Z].*\.$/);
    }
  });
});

describe('the history of a quiz', () => {
  // Entries stay, so each test has its own quiz.
  let quiz = '';
  let made = 0;
  const read = <Body = History>(who = 'ines') =>
    school.call<Body>(who, 'GET', `quiz/${quiz}/changes`);
  beforeEach(async () => {
    quiz = `quiz-${(made += 1)}`;
    await makeQuiz(school, { id: quiz });
    await enter(school, quiz, 'rita');
  });

  test('is empty if nothing was recorded', async () => {
    expect(await read()).toMatchObject({ status: 200, body: { changes: [], more: false } });
  });

  test('has only its own entries, newest first, with people by name', async () => {
    await makeQuiz(school, { id: 'other' });
    await school.call('ines', 'PUT', 'quiz/time/other', { minutes: 3 });
    await school.call('ines', 'PUT', `quiz/time/${quiz}`, { minutes: 10, student: 'rita' });
    school.now = minutes(5);
    await school.call('rita', 'POST', `quiz/submit/${quiz}`, submissionOf('B'));
    school.now = minutes(60);
    await sweep(school.database, school.now);
    const ines = { _id: 'ines', first_name: 'Ines', last_name: 'Tester' };
    const rita = { _id: 'rita', first_name: 'Rita', last_name: 'Tester' };
    expect((await read()).body).toEqual({
      changes: [
        {
          ...{ at: minutes(60).toISOString(), action: 'quiz.grade', who: null, student: null },
          ...{ before: null, after: { attempts: 0 } },
        },
        {
          ...{ at: minutes(5).toISOString(), action: 'attempt.submit', who: rita, student: rita },
          ...{ before: null, after: { revision: 1, answered: 1, score: 2 } },
        },
        {
          ...{ at: monday.toISOString(), action: 'quiz.extend', who: ines, student: rita },
          ...{ before: { extra_minutes: 0 } },
          after: { minutes: 10, extra_minutes: 10, reopened: 0 },
        },
      ],
      more: false,
    });
  });

  test("shows people's current names, and only ids of deleted accounts", async () => {
    await school.call('rita', 'POST', `quiz/submit/${quiz}`, submissionOf('B'));
    await school.call('ines', 'PUT', 'student', { _id: 'rita', first_name: 'Margarita' });
    const [renamed] = (await read()).body.changes;
    expect(renamed?.who).toMatchObject({ first_name: 'Margarita' });
    school.now = minutes(60);
    await school.call('ines', 'DELETE', 'student/rita');
    const [deleted, submitted] = (await read()).body.changes;
    expect(submitted).toMatchObject({ who: { _id: 'rita' }, student: { _id: 'rita' } });
    expect(submitted?.who).not.toHaveProperty('first_name');
    expect(deleted).toMatchObject({
      ...{ action: 'attempt.delete', who: { _id: 'ines' }, student: { _id: 'rita' } },
      ...{ before: { score: 2, answered: 1 }, after: null },
    });
  });

  test('has only the newest of many entries, and says that there are more', async () => {
    const entry = (minutesGiven: number) => ({
      ...{ action: 'quiz.extend' as const, at: monday, by: { user: 'ines' }, subject: quiz },
      ...{ quiz, after: { minutes: minutesGiven } },
    });
    const many = Array.from({ length: quizChangeLimit }, (_, index) => entry(index + 1));
    await recordAudit(school.database, ...many);
    expect((await read()).body.more).toBe(false);
    await recordAudit(school.database, entry(0));
    const { changes, more } = (await read()).body;
    expect([changes.length, more]).toEqual([quizChangeLimit, true]);
    expect([changes[0], changes.at(-1)].map((change) => change?.after?.['minutes'])).toEqual([
      0, 2,
    ]);
  });

  test('is only for its own instructor', async () => {
    const message = replies.quizzes.notYours.message;
    expect(await read('otto')).toMatchObject({ status: 404, body: { message } });
    expect((await read('rita')).status).toBe(403);
    expect((await school.call(null, 'GET', `quiz/${quiz}/changes`)).status).toBe(401);
    await school.call('ines', 'PUT', `quiz/time/${quiz}`, { minutes: 10 });
    school.now = minutes(90);
    await school.call('ines', 'DELETE', `quiz/${quiz}`);
    expect(await read()).toMatchObject({ status: 404, body: { message } });
  });
});
