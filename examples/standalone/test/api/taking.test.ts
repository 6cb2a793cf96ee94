import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attempts, quizzes, users } from '../../server/database/schema';
import { sweep } from '../../server/quizzes/sweep';
import { chosenAt, enter, makeQuiz, reset, submissionOf } from './fixtures';
import { monday, openSchool, type School } from './testSchool';
import type { Result } from './wire';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
beforeEach(async () => {
  await reset(school);
  await makeQuiz(school, { id: 'quiz' });
  await enter(school, 'quiz', 'rita');
});
afterAll(() => school.close());

const seconds = (count: number) => new Date(monday.getTime() + count * 1000);
const closing = 30 * 60;
const alreadySubmitted = 'You have already submitted this quiz. The answers you submitted count.';
const paper = (who: string) => school.call(who, 'GET', 'quiz/without-answers/quiz');
const submit = (who: string, body: object = submissionOf('B', 'B', 'A')) =>
  school.call(who, 'POST', 'quiz/submit/quiz', body);
const results = async (who: string) =>
  (await school.call<Result[]>(who, 'GET', 'quiz/result')).body;
const attemptOf = async (studentId: string) =>
  (await school.database.select().from(attempts).where(eq(attempts.studentId, studentId)))[0]!;

describe('the paper', () => {
  test('has only the times before the start, and no questions', async () => {
    school.now = new Date(monday.getTime() - 1);
    const { status, body } = await paper('rita');
    expect(status).toBe(200);
    expect(body.data.questions).toEqual([]);
    expect(body.data.attempt).toEqual({
      started_at: monday.toISOString(),
      ends_at: seconds(closing).toISOString(),
      server_now: school.now.toISOString(),
      revision: 0,
      answers: [],
      spread: 1,
    });
    expect((await attemptOf('rita')).startedAt).toBeNull();
  });

  test('has the questions without answers from the exact start, and begins the attempt once', async () => {
    const { body } = await paper('rita');
    expect(body.data.questions).toHaveLength(5);
    expect(body.data.questions[0]).toEqual({
      _id: 'q1',
      title: 'Question 1?',
      options: { A: 'fox', B: 'owl', C: 'bee', D: 'elk' },
    });
    school.now = seconds(60);
    const again = await paper('rita');
    expect(again.body.data.attempt).toMatchObject({
      started_at: monday.toISOString(),
      server_now: seconds(60).toISOString(),
    });
  });

  test('includes the answers saved so far', async () => {
    await enter(school, 'quiz', 'ruth', { q2: 'C' });
    expect((await paper('ruth')).body.data.attempt.answers).toEqual([
      { question: 'q2', answer: 'C', chosen_at: monday.toISOString() },
    ]);
  });

  test.each([
    [20, 2],
    [21, 3],
    [500, 20],
  ])('spreads what %d devices send at the end over %d s', async (participants, spread) => {
    const ids = Array.from({ length: participants - 1 }, (_, index) => `many${index}`);
    await school.database.insert(users).values(
      ids.map((id) => ({
        ...{ id, role: 'Student' as const, email: `${id}@school.example` },
        ...{ firstName: 'One', lastName: 'Of-Many' },
      })),
    );
    const joined = { quizId: 'quiz', joinedAt: monday };
    await school.database
      .insert(attempts)
      .values(ids.map((studentId) => ({ ...joined, studentId })));
    expect((await paper('rita')).body.data.attempt.spread).toBe(spread);
    await school.database.delete(attempts).where(inArray(attempts.studentId, ids));
    await school.database.delete(users).where(eq(users.lastName, 'Of-Many'));
  });

  test.each([
    ['ruth', 403, 'You have not joined this quiz. Join it with its code first.'],
    ['bela', 404, 'This quiz does not exist or is not yours.'],
  ])('and submitting are refused to %s, who has not joined', async (who, status, message) => {
    expect(await paper(who)).toMatchObject({ status, body: { message } });
    expect(await submit(who)).toMatchObject({ status, body: { message } });
  });

  test('is refused after submitting', async () => {
    const { receipt } = (await submit('rita')).body.data as unknown as { receipt: object };
    const { status, body } = await paper('rita');
    expect(status).toBe(409);
    const counts = { answers: chosenAt(monday, 'B', 'B', 'A'), receipt };
    expect(body).toMatchObject({ message: alreadySubmitted, submitted: counts });
  });

  test('is readable until the quiz closes, submitted or not', async () => {
    school.now = seconds(closing - 0.001);
    expect((await paper('rita')).status).toBe(200);
    school.now = seconds(closing);
    const refused = {
      message: 'This quiz is closed. You can no longer answer it.',
      submitted: {
        answers: [],
        receipt: { submitted_at: seconds(closing).toISOString(), answered: 0, late: false },
      },
    };
    expect(await paper('rita')).toMatchObject({ status: 409, body: refused });
    await sweep(school.database, seconds(closing + 31));
    expect(await paper('rita')).toMatchObject({ status: 409, body: refused });
  });
});

describe('submitting', () => {
  test('grades, and returns a receipt', async () => {
    await paper('rita');
    school.now = seconds(90);
    const { status, body } = await submit('rita');
    expect(status).toBe(200);
    expect(body.data).toEqual({
      receipt: {
        _id: (await attemptOf('rita')).id,
        submitted_at: seconds(90).toISOString(),
        answered: 3,
        questions: 5,
        late: false,
      },
      message: 'Quiz submitted',
    });
    expect(await attemptOf('rita')).toMatchObject({ score: 4, startedAt: monday });
  });

  test('returns the same receipt for the same answers or fewer, in any order and after closing, and not for others', async () => {
    const first = await submit('rita');
    school.now = seconds(closing + 600);
    await sweep(school.database, school.now);
    const reversed = { answers: submissionOf('B', 'B', 'A').answers.reverse() };
    for (const same of [reversed, submissionOf('B', 'B'), submissionOf()]) {
      expect(await submit('rita', same)).toMatchObject({ status: 200, body: first.body });
    }
    const cleared = { answers: [{ question: 'q1', answer: null }] };
    for (const other of [submissionOf('B', 'B', 'B'), submissionOf('B', 'B', 'A', 'A'), cleared]) {
      expect(await submit('rita', other)).toMatchObject({
        status: 409,
        body: {
          message: alreadySubmitted,
          submitted: {
            answers: chosenAt(monday, 'B', 'B', 'A'),
            receipt: (first.body.data as unknown as { receipt: object }).receipt,
          },
        },
      });
    }
    expect((await attemptOf('rita')).score).toBe(4);
  });

  test('grades one of ten different simultaneous submissions', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => {
        const letters = [...index.toString(2).padStart(4, '0')].map((bit) =>
          bit === '1' ? 'B' : 'A',
        );
        return submit('rita', submissionOf(...(letters as ('A' | 'B')[])));
      }),
    );
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(9);
    const winner = statuses.indexOf(200);
    const right = winner.toString(2).replaceAll('0', '').length;
    expect((await attemptOf('rita')).score).toBe(2 * right);
  });

  test('returns one receipt for ten equal simultaneous submissions', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => submit('rita')));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(replies.every(({ status }) => status === 200)).toBe(true);
  });

  test('without any answer counts nothing', async () => {
    expect((await submit('rita', { answers: [] })).status).toBe(200);
    expect(await attemptOf('rita')).toMatchObject({ score: 0, answers: {} });
  });

  test('names entries that are foreign or repeated', async () => {
    const { status, body } = await submit('rita', {
      answers: [
        { question: 'q1', answer: 'B' },
        { question: 'q1', answer: 'B' },
        { question: '__proto__', answer: 'B' },
      ],
    });
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { field: 'answers.1.question', message: 'Question of entry 2 is answered twice.' },
      { field: 'answers.2.question', message: 'Question of entry 3 is not in this quiz.' },
    ]);
    expect((await attemptOf('rita')).finishedAt).toBeNull();
  });

  test.each([
    [-0.001, 409],
    [0, 200],
    [closing, 200],
    [closing + 30, 200],
  ])('%d s after the start returns %i', async (at, status) => {
    school.now = seconds(at);
    const reply = await submit('rita');
    expect(reply.status, reply.body.message).toBe(status);
    if (status === 200) {
      await sweep(school.database, seconds(closing + 60));
      expect((await submit('rita')).body).toEqual(reply.body);
      expect((await attemptOf('rita')).score).toBe(4);
    } else {
      expect(reply.body.message).toBe('This quiz has not started yet. Wait for it to start.');
      expect((await attemptOf('rita')).submittedAt).toBeNull();
    }
  });

  test('in time counts, even if closing has already graded the saved answers', async () => {
    await sweep(school.database, seconds(closing + 31));
    school.now = seconds(closing + 30);
    expect((await submit('rita')).status).toBe(200);
    expect(await attemptOf('rita')).toMatchObject({
      score: 4,
      submittedAt: null,
      finishedAt: seconds(closing),
    });
  });
});

describe('the sweep', () => {
  test('waits for the grace, then grades the saved answers once, with the closing time as the end', async () => {
    await enter(school, 'quiz', 'ruth', { q1: 'B', q2: 'C' });
    await submit('rita');
    expect(await sweep(school.database, seconds(closing + 30))).toBe(0);
    const finalised = await Promise.all([
      sweep(school.database, seconds(closing + 31)),
      sweep(school.database, seconds(closing + 31)),
    ]);
    expect(finalised.sort()).toEqual([0, 1]);
    expect(await attemptOf('ruth')).toMatchObject({
      score: 2,
      finishedAt: seconds(closing),
      submittedAt: null,
    });
    expect(await attemptOf('rita')).toMatchObject({ score: 4, finishedAt: monday });
    await school.database.update(attempts).set({ score: 0 });
    expect(await sweep(school.database, seconds(closing + 90))).toBe(0);
    expect((await attemptOf('ruth')).score).toBe(0);
    const [quiz] = await school.database.select().from(quizzes);
    expect(quiz?.gradedAt).toEqual(seconds(closing + 31));
  });
});

describe('results', () => {
  test('an open quiz has results as soon as somebody has submitted, without its closing time', async () => {
    await enter(school, 'quiz', 'ruth');
    expect(await results('ines')).toEqual([]);
    await submit('rita');
    const [result] = await results('ines');
    expect(result?.quiz).toEqual({
      _id: 'quiz',
      title: expect.any(String) as string,
      group: 'red',
      closed_at: null,
      max_score: 10,
    });
    expect(result?.participants).toEqual([
      {
        _id: expect.any(String) as string,
        participant: {
          _id: 'rita',
          first_name: 'Rita',
          last_name: 'Tester',
          email: 'rita@school.example',
        },
        score: 4,
        started_at: monday.toISOString(),
        finished_at: monday.toISOString(),
      },
    ]);
    // A score before the closing would reveal which answers are right.
    expect(await results('rita')).toEqual([]);
    expect(await results('otto')).toEqual([]);
    expect(await results('ruth')).toEqual([]);
  });

  test('a closed quiz has results at once, with all its participants, before and after the sweep', async () => {
    await makeQuiz(school, { id: 'earlier', opensAt: seconds(-7200) });
    await enter(school, 'quiz', 'ruth', { q5: 'B' });
    await submit('rita');
    school.now = seconds(closing);
    const before = await results('ines');
    expect(before.map(({ _id }) => _id)).toEqual(['quiz', 'earlier']);
    expect(before[1]?.participants).toEqual([]);
    expect(before[0]?.quiz.closed_at).toBe(seconds(closing).toISOString());
    expect(before[0]?.participants).toMatchObject([
      { participant: { first_name: 'Rita' }, score: 4 },
      {
        participant: { first_name: 'Ruth' },
        score: 2,
        started_at: null,
        finished_at: seconds(closing).toISOString(),
      },
    ]);
    await sweep(school.database, seconds(closing + 31));
    expect(await results('ines')).toEqual(before);
  });

  test('a student sees only their own row', async () => {
    await enter(school, 'quiz', 'ruth');
    await submit('rita');
    await submit('ruth', submissionOf('B'));
    school.now = seconds(closing + 31);
    const [result] = await results('ruth');
    expect(result?.participants).toMatchObject([{ participant: { first_name: 'Ruth' }, score: 2 }]);
    expect(await results('bela')).toEqual([]);
  });

  test('a student sees their result when the grace is over, and not while others can submit', async () => {
    await enter(school, 'quiz', 'ruth');
    await submit('rita');
    school.now = seconds(closing + 30);
    expect(await results('rita')).toEqual([]);
    expect((await submit('ruth')).body.data).toMatchObject({ receipt: { late: false } });
    expect(await results('ines')).toHaveLength(1);
    school.now = seconds(closing + 30.001);
    expect(await results('rita')).toMatchObject([{ participants: [{ score: 4 }] }]);
    expect(await results('ruth')).toMatchObject([{ participants: [{ score: 4 }] }]);
  });

  test('nothing else tells a student a score before that', async () => {
    await submit('rita');
    for (const at of [closing, closing + 30]) {
      school.now = seconds(at);
      for (const path of ['quiz/quiz', 'quiz/completed', 'quiz/incomming', 'student/top-five']) {
        const { status, body } = await school.call<unknown>('rita', 'GET', path);
        expect(status).toBe(200);
        expect(JSON.stringify(body)).not.toMatch(/"(score|avg_score|answer)"/);
      }
      expect((await school.call('rita', 'GET', 'quiz/evidence/quiz')).status).toBe(403);
      expect(JSON.stringify((await submit('rita')).body)).not.toContain('score');
    }
  });
});
