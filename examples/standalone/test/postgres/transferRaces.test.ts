import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Administration } from '../../server/administration/administration';
import { transferUser } from '../../server/administration/people/transferUser';
import { quizzes } from '../../server/database/schema';
import { enrolAnew, makeQuiz } from '../api/fixtures';
import { monday } from '../api/testSchool';
import { atOnce, openTwoInstances, type TwoInstances } from './twoInstances';

let both: TwoInstances;
beforeAll(async () => {
  both = await openTwoInstances();
});
beforeEach(async () => {
  await enrolAnew(both.one);
});
afterAll(() => both.close());

function transfer(): Promise<void> {
  const administration: Administration = {
    ...{ database: both.other.database, clock: () => monday, publicUrl: undefined, mailDir: '' },
    ...{ print: () => undefined, writeFile: () => Promise.reject(new Error('no files')) },
  };
  const [from, to] = ['ines@school.example', 'otto@school.example'];
  return transferUser(administration, { from, to });
}

test('a quiz set up during a transfer is transferred with its group', async () => {
  const { database } = both.one;
  // `createQuiz` locks it like this until the quiz is stored.
  const hold = sql`select id from groups where id = 'red' for key share`;
  const quiz = { id: 'late', ownerId: 'ines', groupId: 'red', title: 'Late', description: 'Late.' };
  const times = { opensAt: monday, closesAt: new Date(monday.getTime() + 60_000) };
  const kind = { difficulty: 'easy', type: 'FE', scorePerQuestion: 2 } as const;
  let moving: Promise<void> | undefined;
  await database.transaction(async (tx) => {
    await tx.execute(hold);
    moving = transfer();
    const isBlocked = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await vi.waitFor(
      async () => {
        const { rows } = (await database.execute(isBlocked)) as { rows: unknown[] };
        expect(rows).toHaveLength(1);
      },
      { timeout: 20_000 },
    );
    const values = { ...quiz, ...times, ...kind, code: 'LATE2222', durationMinutes: 1 };
    await tx.insert(quizzes).values({ ...values, questionsNumber: 1 });
  });
  await moving;
  const [late] = await database.select().from(quizzes).where(eq(quizzes.id, 'late'));
  expect(late?.ownerId).toBe('otto');
});

test('students who join, move and are edited during a transfer do not deadlock', async () => {
  const quiz = await makeQuiz(both.one);
  const hold = sql`select id from users where id = 'nora' for update`;
  const [joined, edited, added] = await atOnce(both, { hold, pending: 4 }, () =>
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
