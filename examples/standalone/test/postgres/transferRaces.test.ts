import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Administration } from '../../server/administration/administration';
import { transferUser } from '../../server/administration/people/transferUser';
import { groups, quizzes } from '../../server/database/schema';
import { enrolAnew, fillBank, makeQuiz } from '../api/fixtures';
import { monday } from '../api/testSchool';
import { atOnce, openTwoInstances, type TwoInstances } from './twoInstances';

let both: TwoInstances;
beforeAll(async () => {
  both = await openTwoInstances();
});
beforeEach(async () => {
  await enrolAnew(both.one);
  await fillBank(both.one, 'ines', 5, { type: 'FE', difficulty: 'easy' });
});
afterAll(() => both.close());

function transfer(): Promise<void> {
  const administration: Administration = {
    ...{ database: both.other.database, clock: () => monday, publicUrl: undefined },
    ...{ print: () => undefined, writeFile: () => Promise.reject(new Error('no files')) },
  };
  const [from, to] = ['ines@school.example', 'otto@school.example'];
  return transferUser(administration, { from, to });
}

const draft = {
  ...{ title: 'New quiz', description: 'A quiz.', group: 'red', questions_number: 5 },
  ...{ difficulty: 'easy', type: 'FE', duration: 30, score_per_question: 2 },
  schadule: '2026-06-01T09:00:00.000Z',
};

test('a quiz that is set up during a transfer belongs to the instructor of its group', async () => {
  const hold = sql`select id from groups where id = 'red' for update`;
  const [made] = await atOnce(both, { hold, waiting: 2 }, () =>
    Promise.all([both.one.call('ines', 'POST', 'quiz', draft), transfer()]),
  );
  expect([201, 400]).toContain(made.status);
  const owners = await both.one.database
    .select({ quiz: quizzes.ownerId, group: groups.ownerId })
    .from(quizzes)
    .innerJoin(groups, sql`${groups.id} = ${quizzes.groupId}`);
  expect(owners).toEqual(made.status === 201 ? [{ quiz: 'otto', group: 'otto' }] : []);
});

test('students join, move and are edited during a transfer, and nobody waits for ever', async () => {
  const quiz = await makeQuiz(both.one);
  const hold = sql`select id from users where id = 'nora' for update`;
  const [joined, edited, added] = await atOnce(both, { hold, waiting: 4 }, () =>
    Promise.all([
      both.one.call('nora', 'POST', 'quiz/join', { code: quiz.code }),
      both.one.call('ines', 'PUT', 'student', { _id: 'nora', last_name: 'Neu' }),
      both.one.call('ines', 'POST', 'student/nora/red'),
      transfer(),
    ]),
  );
  expect(joined.status).toBe(200);
  expect([200, 403]).toContain(edited.status);
  expect([200, 404]).toContain(added.status);
});
