import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attempts, auditEntries, quizzes } from '../../server/database/schema';
import { makeQuiz, reset, submissionOf } from '../api/fixtures';
import { monday } from '../api/testSchool';
import { openTwoInstances, type TwoInstances } from './twoInstances';

let both: TwoInstances;
beforeAll(async () => {
  both = await openTwoInstances();
});
beforeEach(async () => {
  await reset(both.one);
  for (const school of [both.one, both.other]) school.now = monday;
  await makeQuiz(both.one, { id: 'quiz' });
  const who = ['niko', 'ruth', 'bela'];
  await both.one.database.insert(attempts).values(
    who.map((studentId, nth) => ({
      ...{ id: `a${9 - nth}`, quizId: 'quiz', studentId },
      ...{ joinedAt: monday, startedAt: monday },
    })),
  );
});
afterAll(() => both.close());

/** Locks an attempt, as another instance's change does, until it is released. */
async function lock(studentId: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let locking: Promise<void> | undefined;
  await new Promise<void>((locked) => {
    locking = both.other.database.transaction(async (tx) => {
      await tx.select().from(attempts).where(eq(attempts.studentId, studentId)).for('update');
      locked();
      await released;
    });
  });
  return async () => {
    release();
    await locking;
  };
}

const submit = (who: string) => both.one.call(who, 'POST', 'quiz/submit/quiz', submissionOf('B'));

async function untilSomeoneWaits(count = 1): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = (await both.other.database.execute(
        sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )) as { rows: unknown[] };
      return rows.length;
    })
    .toBe(count);
}

test('only the student of a locked attempt waits, and is served when it is free', async () => {
  const release = await lock('niko');
  const pending = submit('niko');
  await untilSomeoneWaits();
  const others = await Promise.all(['ruth', 'bela'].map(submit));
  expect(others.map(({ status }) => status)).toEqual([200, 200]);
  await release();
  expect((await pending).status).toBe(200);
  const stored = await both.one.database.select().from(attempts);
  expect(stored.every(({ submittedAt }) => submittedAt !== null)).toBe(true);
});

test('more time, asked for during a burst, deadlocks with nobody', async () => {
  const release = await lock('bela');
  const pending = submit('bela');
  await untilSomeoneWaits();
  const extending = both.one.call('ines', 'PUT', 'quiz/time/quiz', { minutes: 5 });
  const others = Promise.all(['niko', 'ruth'].map(submit));
  await release();
  expect((await extending).status).toBe(200);
  expect((await pending).status).toBe(200);
  expect((await others).map(({ status }) => status)).toEqual([200, 200]);
});

test('more time, asked for while a late submission is accepted, deadlocks with nobody', async () => {
  const { database } = both.one;
  const afterGrace = new Date(monday.getTime() + 35 * 60_000);
  const late = { lateAnswers: { q1: 'B' as const }, lateChosen: {}, lateAt: afterGrace };
  await database.update(attempts).set(late);
  await database.update(quizzes).set({ gradedAt: afterGrace, evidenceAt: afterGrace });
  for (const school of [both.one, both.other]) school.now = afterGrace;
  const release = await lock('niko');
  const body = { participation: 'a9' };
  const accepting = both.one.call('ines', 'PUT', 'quiz/late/quiz', body);
  await untilSomeoneWaits();
  const extending = both.one.call('ines', 'PUT', 'quiz/time/quiz', { minutes: 5 });
  await untilSomeoneWaits(2);
  await release();
  expect((await accepting).status).toBe(200);
  expect((await extending).status).toBe(200);
  const [quiz] = await database.select().from(quizzes);
  expect(quiz).toMatchObject({ gradedAt: null, evidenceAt: null });
});

test('students whose round loses its connection are served, each once', async () => {
  const { database } = both.other;
  const isOfSubmission = eq(auditEntries.action, 'attempt.submit');
  const recordedBefore = await database.$count(auditEntries, isOfSubmission);
  await database.execute(sql`
    create function slow_down() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.3); return new; end $$`);
  await database.execute(
    sql`create trigger slow before update on attempts for each row execute function slow_down()`,
  );
  const sent = Promise.all(['niko', 'ruth', 'bela'].map(submit));
  const endSleepers = sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event = 'PgSleep'`;
  await expect
    .poll(async () => ((await database.execute(endSleepers)) as { rows: unknown[] }).rows.length)
    .toBe(1);
  expect((await sent).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await database.$count(auditEntries, isOfSubmission)).toBe(recordedBefore + 3);
});
