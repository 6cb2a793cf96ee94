import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Letter } from 'quizwright/rules';
import { attempts, groups, quizzes, users } from '../../server/database/schema';
import { sweep } from '../../server/quizzes/sweep';
import { enter, makeQuiz, reset, submissionOf } from '../api/fixtures';
import { monday } from '../api/testSchool';
import { atOnce, openTwoInstances, tenTimes, type TwoInstances } from './twoInstances';

let both: TwoInstances;
beforeAll(async () => {
  both = await openTwoInstances();
  await both.one.database.insert(users).values(
    newcomers.map((id) => ({
      ...{ id, role: 'Student' as const, email: `${id}@school.example`, passwordHash: '' },
      ...{ firstName: 'New', lastName: 'Comer' },
    })),
  );
});
beforeEach(async () => {
  await reset(both.one);
  both.other.now = both.one.now;
});
afterAll(() => both.close());

const newcomers = Array.from({ length: 10 }, (_, index) => `x${index}`);
const count = (statuses: number[], status: number) => statuses.filter((s) => s === status).length;
const membersOf = (groupId: string) => both.one.database.$count(users, eq(users.groupId, groupId));

describe('ten simultaneous submissions', () => {
  const submit = (bodies: (index: number) => object) =>
    tenTimes(both, (school, index) =>
      school.call('rita', 'POST', 'quiz/submit/quiz', bodies(index)),
    );
  const stored = () => both.one.database.select().from(attempts);

  beforeEach(async () => {
    await makeQuiz(both.one, { id: 'quiz' });
    await enter(both.one, 'quiz', 'rita');
  });

  test('of the same answers are graded once and get the same receipt', async () => {
    const replies = await submit(() => submissionOf('B', 'B', 'A'));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await stored()).toEqual([expect.objectContaining({ score: 4 })]);
  });

  test('of different answers: one is graded, the others are refused', async () => {
    const letters: Letter[] = ['A', 'B', 'C', 'D'];
    const sheets = Array.from({ length: 10 }, (_, index) =>
      submissionOf('B', letters[index % 4]!, letters[Math.floor(index / 4)]!),
    );
    const answers = await submit((index) => sheets[index]!);
    const statuses = answers.map(({ status }) => status);
    expect(count(statuses, 200)).toBe(1);
    expect(count(statuses, 409)).toBe(9);
    const won = sheets[statuses.indexOf(200)]!.answers;
    const [attempt] = await stored();
    expect(attempt?.answers).toEqual(
      Object.fromEntries(won.map(({ question, answer }) => [question, answer])),
    );
    expect(attempt?.score).toBe(2 * won.filter(({ answer }) => answer === 'B').length);
  });

  test('in the grace are all added, and graded once', async () => {
    both.one.now = new Date(monday.getTime() + 30 * 60_000);
    both.other.now = both.one.now;
    const replies = await submit((index) => ({ answers: [tenth(index)], time_up: true }));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await stored()).toEqual([
      expect.objectContaining({ answers: allTen, score: null, submittedAt: null }),
    ]);
  });

  test('that are late: one is kept', async () => {
    for (const school of [both.one, both.other]) {
      school.now = new Date(monday.getTime() + 31 * 60_000);
    }
    const replies = await submit((index) => submissionOf(index < 5 ? 'A' : 'B'));
    expect(
      count(
        replies.map(({ status }) => status),
        200,
      ),
    ).toBe(5);
    const [attempt] = await stored();
    expect(attempt).toMatchObject({ score: null, lateAt: both.one.now });
    expect(['A', 'B']).toContain(attempt?.lateAnswers?.['q1']);
  });
});

/** Each question twice; the later half of the requests was chosen first. */
function tenth(index: number) {
  const at = new Date(monday.getTime() + (index < 5 ? 2000 : 1000));
  const answer = index < 5 ? 'B' : 'A';
  return { question: `q${(index % 5) + 1}`, answer, chosen_at: at.toISOString() };
}
const allTen = { q1: 'B', q2: 'B', q3: 'B', q4: 'B', q5: 'B' };

test('ten simultaneous drafts are all kept', async () => {
  await makeQuiz(both.one, { id: 'quiz' });
  await enter(both.one, 'quiz', 'rita');
  await both.one.call('rita', 'GET', 'quiz/without-answers/quiz');
  const hold = sql`select id from attempts for update`;
  const replies = await atOnce(both, { hold, pending: 10 }, () =>
    tenTimes(both, (school, index) =>
      school.call('rita', 'PUT', 'quiz/answers/quiz', { revision: 0, answers: [tenth(index)] }),
    ),
  );
  expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const [attempt] = await both.one.database.select().from(attempts);
  expect(attempt?.answers).toEqual(allTen);
});

describe('the last place in a group is given once', () => {
  test('to ten who join a quiz', async () => {
    await makeQuiz(both.one, { groupId: 'blue', code: 'BLUE2345' });
    const hold = sql`select id from users where last_name = 'Comer' for no key update`;
    const replies = await atOnce(both, { hold, pending: 10 }, () =>
      tenTimes(both, (school, index) =>
        school.call(newcomers[index]!, 'POST', 'quiz/join', { code: 'BLUE2345' }),
      ),
    );
    const statuses = replies.map(({ status }) => status);
    expect(count(statuses, 200)).toBe(1);
    expect(count(statuses, 409)).toBe(9);
    expect(await membersOf('blue')).toBe(2);
    expect(await both.one.database.$count(attempts)).toBe(1);
  });

  test('to ten who enter in every possible way', async () => {
    await makeQuiz(both.one, { groupId: 'blue', code: 'BLUE2345' });
    const path = (index: number) => `student/${newcomers[index]}/blue`;
    const replies = await tenTimes(both, (school, index) => {
      switch (index % 4) {
        case 0:
          return school.call(newcomers[index]!, 'POST', 'quiz/join', { code: 'BLUE2345' });
        case 1:
          return school.call('ines', 'POST', path(index));
        case 2:
          return school.call('ines', 'PUT', path(index));
        default:
          return school.call('ines', 'POST', 'student', {
            ...{ first_name: 'Late', last_name: 'Comer', group: 'blue' },
            email: `late${index}@school.example`,
          });
      }
    });
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status < 300)).toHaveLength(1);
    expect(count(statuses, 409)).toBe(9);
    expect(await membersOf('blue')).toBe(2);
  });

  test('while its group is made smaller', async () => {
    await makeQuiz(both.one, { groupId: 'green', code: 'GREEN234' });
    const shrink = both.other.call('otto', 'PUT', 'group/green', {
      name: 'Small',
      max_students: 2,
    });
    await tenTimes(both, (school, index) =>
      school.call(newcomers[index]!, 'POST', 'quiz/join', { code: 'GREEN234' }),
    );
    const shrunk = (await shrink).status === 200;
    expect(await membersOf('green')).toBe(shrunk ? 2 : 11);
    await both.one.database.update(groups).set({ maxStudents: 30 }).where(eq(groups.id, 'green'));
  });
});

test('students who swap places at once do not deadlock', async () => {
  await both.one.database
    .update(users)
    .set({ groupId: 'red' })
    .where(inArray(users.id, newcomers.slice(0, 5)));
  const replies = await tenTimes(both, (school, index) =>
    school.call('ines', 'PUT', `student/${newcomers[index]}/${index % 2 === 0 ? 'blue' : 'red'}`),
  );
  expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect(await membersOf('blue')).toBe(2);
});

test('a student who is deleted while getting time leaves none of it', async () => {
  await both.one.database.insert(users).values({
    ...{ id: 'leaver', role: 'Student' as const, email: 'leaver@school.example' },
    ...{ firstName: 'Lea', lastName: 'Leaver', groupId: 'red' },
  });
  const quiz = await makeQuiz(both.one, { id: 'quiz' });
  await enter(both.one, 'quiz', 'leaver');
  const hold = sql`select id from quizzes for update`;
  const [extended, deleted] = await atOnce(both, { hold, pending: 2 }, () =>
    Promise.all([
      both.one.call('ines', 'PUT', 'quiz/time/quiz', { minutes: 20, student: 'leaver' }),
      both.other.call('ines', 'DELETE', 'student/leaver'),
    ]),
  );
  expect([200, 400]).toContain(extended.status);
  expect(deleted.status).toBe(200);
  const [stored] = await both.one.database.select().from(quizzes);
  expect(stored?.closesAt).toEqual(quiz.closesAt);
});

test('a student who starts while being deleted is either kept, or starts nothing', async () => {
  await both.one.database.insert(users).values({
    ...{ id: 'beginner', role: 'Student' as const, email: 'beginner@school.example' },
    ...{ firstName: 'Ben', lastName: 'Beginner', groupId: 'red' },
  });
  await makeQuiz(both.one, { id: 'quiz' });
  await enter(both.one, 'quiz', 'beginner');
  const hold = sql`select id from attempts for update`;
  const [begun, deleted] = await atOnce(both, { hold, pending: 2 }, () =>
    Promise.all([
      both.one.call('beginner', 'GET', 'quiz/without-answers/quiz'),
      both.other.call('ines', 'DELETE', 'student/beginner'),
    ]),
  );
  const draft = { revision: 0, answers: [tenth(0)] };
  if (deleted.status === 409) {
    const saved = await both.one.call('beginner', 'PUT', 'quiz/answers/quiz', draft);
    expect([begun.status, saved.status]).toEqual([200, 200]);
  } else {
    const left = await both.one.database.$count(attempts);
    expect([deleted.status, begun.status, left]).toEqual([200, 403, 0]);
  }
});

describe('simultaneous sweeps', () => {
  test('finalise each quiz once, and grade everyone who has not submitted', async () => {
    for (let index = 0; index < 20; index += 1) {
      const quiz = await makeQuiz(both.one, { id: `quiz${index}` });
      await enter(both.one, quiz.id, 'rita', { q1: 'B' });
      await enter(both.one, quiz.id, 'ruth');
    }
    const later = new Date(monday.getTime() + 31 * 60_000);
    const finalised = await tenTimes(both, ({ database }) => sweep(database, later));
    expect(finalised.reduce((sum, some) => sum + some)).toBe(20);
    const graded = await both.one.database.select().from(attempts);
    expect(graded).toHaveLength(40);
    for (const { studentId, score } of graded) expect(score).toBe(studentId === 'rita' ? 2 : 0);
    const open = await both.one.database.select().from(quizzes);
    expect(open.every(({ gradedAt }) => gradedAt?.getTime() === later.getTime())).toBe(true);
  });

  test('grade a submission sent in the grace with the rest, whichever comes first', async () => {
    const late = new Date(monday.getTime() + 31 * 60_000);
    for (let index = 0; index < 10; index += 1) {
      await makeQuiz(both.one, { id: `quiz${index}` });
      await enter(both.one, `quiz${index}`, 'rita', { q1: 'A', q3: 'B' });
    }
    both.one.now = new Date(monday.getTime() + 30 * 60_000 + 29_000);
    both.other.now = both.one.now;
    const hold = sql`select id from attempts for update`;
    const [answers] = await atOnce(both, { hold, pending: 11 }, () =>
      Promise.all([
        tenTimes(both, (school, index) =>
          school.call('rita', 'POST', `quiz/submit/quiz${index}`, submissionOf('B', 'B')),
        ),
        sweep(both.other.database, late),
      ]),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    for (const { score, submittedAt, finishedAt } of await both.one.database
      .select()
      .from(attempts)) {
      const end = new Date(monday.getTime() + 30 * 60_000);
      expect({ score, submittedAt, finishedAt }).toEqual({
        score: 6,
        submittedAt: null,
        finishedAt: end,
      });
    }
  });
});

test('one account is made for an address that ten register at once', async () => {
  const replies = await tenTimes(both, (school, index) =>
    school.call(null, 'POST', 'auth/register', {
      ...{ first_name: 'Twin', last_name: String(index), role: 'Student' },
      ...{ email: 'twin@school.example', password: 'correct horse 2' },
    }),
  );
  const statuses = replies.map(({ status }) => status);
  expect(count(statuses, 201)).toBe(1);
  expect(count(statuses, 409)).toBe(9);
});
