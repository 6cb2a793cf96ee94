import { eq } from 'drizzle-orm';
import { replies } from 'quizwright/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attempts, quizzes } from '../../server/database/schema';
import { sweep } from '../../server/quizzes/sweep';
import { chosenAt, enter, makeQuiz, reset, submissionOf } from './fixtures';
import { monday, openSchool, type School } from './testSchool';
import type { ActionBody, Quiz, Result } from './wire';

interface ExtensionBody {
  data: { ends_at: string; message: string };
  message: string;
  errors: ActionBody['errors'];
}

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
beforeEach(async () => {
  await reset(school);
  await makeQuiz(school, { id: 'quiz', code: 'ABCD2345' });
  await enter(school, 'quiz', 'rita', { q1: 'B' });
  await enter(school, 'quiz', 'ruth', { q1: 'B', q2: 'B' });
});
afterAll(() => school.close());

const minutes = (count: number) => new Date(monday.getTime() + count * 60_000);
const justBefore = (instant: Date) => new Date(instant.getTime() - 1);
const extend = (body: object, who = 'ines') =>
  school.call<ExtensionBody>(who, 'PUT', 'quiz/time/quiz', body);
const paper = (who: string) => school.call(who, 'GET', 'quiz/without-answers/quiz');
const submit = (who: string) => school.call(who, 'POST', 'quiz/submit/quiz', submissionOf('B'));
const join = (who: string) => school.call(who, 'POST', 'quiz/join', { code: 'ABCD2345' });
const results = async (who: string) =>
  (await school.call<Result[]>(who, 'GET', 'quiz/result')).body;
const storedQuiz = async () => (await school.database.select().from(quizzes))[0]!;
const attemptOf = async (studentId: string) =>
  (await school.database.select().from(attempts).where(eq(attempts.studentId, studentId)))[0]!;

describe('added time for everyone', () => {
  test('moves the end of the quiz and of every attempt', async () => {
    const { status, body } = await extend({ minutes: 15 });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      ends_at: minutes(45).toISOString(),
      message: '15 minutes added',
    });
    school.now = minutes(30);
    expect((await paper('rita')).body.data.attempt.ends_at).toBe(minutes(45).toISOString());
    expect((await school.call<Quiz>('rita', 'GET', 'quiz/quiz')).body).toMatchObject({
      duration: 45,
      closed_at: null,
    });
    school.now = minutes(45);
    expect((await paper('rita')).status).toBe(409);
    expect((await school.call<Quiz>('rita', 'GET', 'quiz/quiz')).body).toMatchObject({
      closed_at: minutes(45).toISOString(),
    });
  });

  test('adds up, even when it is added ten times at once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => extend({ minutes: 2 })));
    expect(await storedQuiz()).toMatchObject({ durationMinutes: 50, closesAt: minutes(50) });
  });

  test('can be added before the start', async () => {
    school.now = minutes(-60);
    expect((await extend({ minutes: 1 })).body.data).toEqual({
      ends_at: minutes(31).toISOString(),
      message: '1 minute added',
    });
  });

  test('counts from now if the end has passed, in whole minutes', async () => {
    school.now = justBefore(minutes(41));
    expect((await extend({ minutes: 5 })).body.data.ends_at).toBe(minutes(46).toISOString());
    expect(await storedQuiz()).toMatchObject({ durationMinutes: 46, closesAt: minutes(46) });
  });

  test('is refused from 12 hours after the closing', async () => {
    school.now = minutes(30 + 12 * 60);
    for (const body of [{ minutes: 5 }, { minutes: 5, student: 'rita' }]) {
      expect(await extend(body)).toMatchObject({
        status: 409,
        body: replies.quizzes.noTimeAfterClosing,
      });
    }
    expect(await storedQuiz()).toMatchObject({ durationMinutes: 30, closesAt: minutes(30) });
    school.now = justBefore(school.now);
    expect((await extend({ minutes: 5 })).status).toBe(200);
  });

  test("is added only by the quiz's own instructor", async () => {
    expect((await extend({ minutes: 5 }, 'otto')).status).toBe(404);
    expect((await extend({ minutes: 5 }, 'rita')).status).toBe(403);
    expect((await storedQuiz()).closesAt).toEqual(minutes(30));
  });

  test.each([0, 181, 1.5, '5'])('of %j minutes is refused', async (count) => {
    const { status, body } = await extend({ minutes: count });
    expect(status).toBe(400);
    expect(body.errors.map(({ field }) => field)).toEqual(['minutes']);
  });
});

describe('time added after the closing', () => {
  beforeEach(async () => {
    school.now = minutes(31);
    expect(await sweep(school.database, school.now)).toBe(1);
  });

  test('lets everyone who has not submitted continue, as if it had never closed', async () => {
    expect(await results('rita')).toHaveLength(1);
    await extend({ minutes: 10 });
    expect(await results('rita')).toEqual([]);
    const { attempt } = (await paper('rita')).body.data;
    expect(attempt).toMatchObject({
      ends_at: minutes(41).toISOString(),
      answers: submissionOf('B').answers,
    });
    expect((await submit('rita')).body.data).toMatchObject({ receipt: { late: false } });
    school.now = minutes(42);
    expect(await sweep(school.database, school.now)).toBe(1);
    expect(await attemptOf('ruth')).toMatchObject({ score: 4, finishedAt: minutes(41) });
  });

  test('does not change submitted attempts', async () => {
    await extend({ minutes: 10 });
    await submit('rita');
    const submitted = await attemptOf('rita');
    school.now = minutes(42);
    await sweep(school.database, school.now);
    await extend({ minutes: 10 });
    expect(await attemptOf('rita')).toEqual(submitted);
    expect((await paper('rita')).status).toBe(409);
    expect((await paper('ruth')).status).toBe(200);
  });

  test("for one student lets only them continue, and keeps the others' grades", async () => {
    const graded = await attemptOf('ruth');
    await extend({ minutes: 10, student: 'rita' });
    expect((await paper('rita')).body.data.attempt.ends_at).toBe(minutes(41).toISOString());
    expect((await paper('ruth')).status).toBe(409);
    expect(await attemptOf('ruth')).toEqual(graded);
    school.now = minutes(42);
    expect(await sweep(school.database, school.now)).toBe(1);
    expect(await attemptOf('ruth')).toEqual(graded);
    expect(await attemptOf('rita')).toMatchObject({ score: 2, finishedAt: minutes(41) });
  });
});

describe('added time for one participant', () => {
  test('moves only their end, and the quiz closes with them', async () => {
    const { status, body } = await extend({ minutes: 20, student: 'rita' });
    expect(status).toBe(200);
    expect(body.data.ends_at).toBe(minutes(50).toISOString());
    expect((await paper('rita')).body.data.attempt.ends_at).toBe(minutes(50).toISOString());
    expect((await paper('ruth')).body.data.attempt.ends_at).toBe(minutes(30).toISOString());
    const quiz = (await school.call<Quiz>('ruth', 'GET', 'quiz/quiz')).body;
    expect(quiz).toMatchObject({ duration: 30, closed_at: null });
    expect((await storedQuiz()).closesAt).toEqual(minutes(50));
  });

  test('lets them continue to the millisecond while it is over for the others', async () => {
    await extend({ minutes: 20, student: 'rita' });
    school.now = justBefore(minutes(30));
    expect((await paper('ruth')).status).toBe(200);
    expect((await paper('rita')).status).toBe(200);
    school.now = minutes(30);
    const closed = 'This quiz is closed. You can no longer answer it.';
    expect(await paper('ruth')).toMatchObject({ status: 409, body: { message: closed } });
    const draft = { answers: chosenAt(monday, 'B'), revision: 0 };
    const saved = (who: string) => school.call(who, 'PUT', 'quiz/answers/quiz', draft);
    expect(await saved('ruth')).toMatchObject({ status: 409, body: { message: closed } });
    school.now = justBefore(minutes(50));
    expect((await paper('rita')).status).toBe(200);
    expect((await saved('rita')).status).toBe(200);
    school.now = minutes(50);
    expect((await paper('rita')).status).toBe(409);
    expect((await saved('rita')).status).toBe(409);
  });

  test('gives them the grace at their own end', async () => {
    await extend({ minutes: 20, student: 'rita' });
    school.now = new Date(minutes(50).getTime() + 30_000);
    expect((await submit('rita')).body.data).toMatchObject({ receipt: { late: false } });
    const other = submissionOf('C');
    expect((await school.call('ruth', 'POST', 'quiz/submit/quiz', other)).body.data).toMatchObject({
      receipt: { late: true },
    });
  });

  test('keeps the quiz in the list of open ones until they are done', async () => {
    await extend({ minutes: 20, student: 'rita' });
    const listed = async (list: string) =>
      (await school.call<Quiz[]>('ruth', 'GET', `quiz/${list}`)).body.length;
    school.now = justBefore(minutes(50));
    expect([await listed('incomming'), await listed('completed')]).toEqual([1, 0]);
    expect(await results('ruth')).toEqual([]);
    school.now = minutes(50);
    expect([await listed('incomming'), await listed('completed')]).toEqual([0, 1]);
    expect(await results('ruth')).toEqual([]);
    school.now = new Date(minutes(50).getTime() + 30_001);
    expect(await results('ruth')).toHaveLength(1);
  });

  test('admits no newcomer after the end of the others, but admits them again', async () => {
    await extend({ minutes: 20, student: 'rita' });
    school.now = justBefore(minutes(30));
    expect((await join('nora')).status).toBe(200);
    school.now = minutes(30);
    const closed = 'This quiz is closed and can no longer be joined.';
    expect(await join('niko')).toMatchObject({ status: 409, body: { message: closed } });
    expect(await join('ruth')).toMatchObject({ status: 409, body: { message: closed } });
    expect((await join('rita')).status).toBe(200);
    school.now = minutes(50);
    expect((await join('rita')).status).toBe(409);
  });

  test("adds up, also with everyone's, and when it is added ten times at once", async () => {
    await Promise.all([
      ...Array.from({ length: 10 }, () => extend({ minutes: 2, student: 'rita' })),
      extend({ minutes: 10 }),
    ]);
    expect((await attemptOf('rita')).extraMinutes).toBe(20);
    expect(await storedQuiz()).toMatchObject({ durationMinutes: 40, closesAt: minutes(60) });
    expect((await extend({ minutes: 5, student: 'ruth' })).body.data.ends_at).toBe(
      minutes(45).toISOString(),
    );
    expect((await storedQuiz()).closesAt).toEqual(minutes(60));
  });

  test('reopens an attempt whose time was over', async () => {
    await extend({ minutes: 20, student: 'rita' });
    school.now = minutes(35);
    expect((await paper('ruth')).status).toBe(409);
    await extend({ minutes: 10, student: 'ruth' });
    expect((await paper('ruth')).body.data.attempt).toMatchObject({
      ends_at: minutes(45).toISOString(),
      answers: submissionOf('B', 'B').answers,
    });
  });

  test('is refused for a student who has not joined, naming the field', async () => {
    await makeQuiz(school, { id: 'other' });
    await enter(school, 'other', 'bela');
    const message = 'This student has not joined this quiz. Choose a student who has.';
    for (const student of ['bela', 'nobody']) {
      const { status, body } = await extend({ minutes: 5, student });
      expect(status).toBe(400);
      expect(body).toMatchObject({ message, errors: [{ field: 'student', message }] });
    }
  });

  test('is refused for a student who has submitted', async () => {
    await submit('rita');
    const { status, body } = await extend({ minutes: 5, student: 'rita' });
    expect(status).toBe(409);
    expect(body.message).toBe(
      'This student has already submitted this quiz, so added time would have no effect.',
    );
    expect((await storedQuiz()).closesAt).toEqual(minutes(30));
  });

  test('holds the quiz open until their end, even if they submit before', async () => {
    await extend({ minutes: 20, student: 'rita' });
    school.now = minutes(35);
    await submit('rita');
    school.now = justBefore(minutes(50));
    const closedAt = async () =>
      (await school.call<Quiz>('ines', 'GET', 'quiz/quiz')).body.closed_at;
    expect(await closedAt()).toBeNull();
    expect(await sweep(school.database, school.now)).toBe(0);
    school.now = minutes(50);
    expect(await closedAt()).toBe(minutes(50).toISOString());
  });

  test('makes the sweep wait for them, and end each attempt at its own end', async () => {
    await extend({ minutes: 20, student: 'rita' });
    expect(await sweep(school.database, minutes(40))).toBe(0);
    expect(await sweep(school.database, minutes(51))).toBe(1);
    expect(await attemptOf('rita')).toMatchObject({ score: 2, finishedAt: minutes(50) });
    expect(await attemptOf('ruth')).toMatchObject({ score: 4, finishedAt: minutes(30) });
  });
});
