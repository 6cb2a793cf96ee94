import { sql } from 'drizzle-orm';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { fillBenchSchool, itemsPerQuiz, type Taker } from '../../bench/benchSchool';
import { hashPassword } from '../../server/accounts/passwords';
import type { OpenDatabase } from '../../server/database/database';
import { openServerDatabase } from '../../server/database/openServerDatabase';
import { attempts } from '../../server/database/schema';
import { killServer, startServerInChild, type ServerInChild } from '../kills/serverInChild';
import { commandOf } from '../process/childProcess';
import { newDatabase, type NewDatabase } from './newDatabase';
import { startRoundRobin, type Proxy } from './roundRobin';

const students = 200;
const password = 'correct horse 1';
const sweepMs = 5_000;

interface Reply {
  status: number;
  body: { data?: Record<string, unknown>; message?: string };
}

async function send(
  url: string,
  path: string,
  token: string | null,
  body: object,
  method = 'POST',
) {
  try {
    const response = await fetch(`${url}/api/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return { status: response.status, body: (isJson ? JSON.parse(text) : {}) as Reply['body'] };
  } catch {
    return { status: 0, body: {} };
  }
}

/** Repeats a submission until it is acknowledged, as a device does. */
async function sendUntilAcknowledged(url: string, { token, quizId }: Taker, body: object) {
  for (let tries = 1; tries <= 50; tries += 1) {
    const { status, body: answer } = await send(url, `quiz/submit/${quizId}`, token, body);
    if (status === 200) return answer.data;
    await wait(50);
  }
  throw new Error('A submission was never acknowledged.');
}

describe.each([2, 4])(
  '%i instances on one database, behind a proxy',
  { timeout: 180_000 },
  (many) => {
    let made: NewDatabase;
    let opened: OpenDatabase;
    let takers: Taker[];
    let servers: ServerInChild[];
    let proxy: Proxy;

    beforeAll(async () => {
      made = await newDatabase(inject('postgresUrl'), 'tables');
      opened = await openServerDatabase(made.url);
      takers = await fillBenchSchool(opened.database, students);
      await opened.database.execute(
        sql`update users set password_hash = ${await hashPassword(password)}`,
      );
      const env = { DATABASE_URL: made.url, TRUST_PROXY: '127.0.0.1' };
      servers = await Promise.all(
        Array.from({ length: many }, () => startServerInChild(commandOf('server/main.ts'), env)),
      );
      proxy = await startRoundRobin(servers.map(({ url }) => url));
    }, 180_000);

    afterAll(async () => {
      await proxy.close();
      await Promise.all(servers.map(killServer));
      await opened.close();
      await made.drop();
    });

    const urlOf = (turn: number): string => servers[turn % many]?.url ?? '';
    const signIn = (url: string, email: string, secret = password) =>
      send(url, 'auth/login', null, { email, password: secret });

    test('a sign-in at one is known to all others', async () => {
      const { status, body } = await signIn(urlOf(0), 's0@school.example');
      expect(status).toBe(200);
      const token = String(body.data?.accessToken);
      const answers = [{ question: 'q1', answer: 'A', chosen_at: new Date().toISOString() }];
      for (let turn = 1; turn <= many; turn += 1) {
        const saved = await send(
          urlOf(turn),
          'quiz/answers/z0',
          token,
          { answers, revision: 0 },
          'PUT',
        );
        expect(saved.status).toBe(200);
      }
    });

    test('wrong tries are counted across all of them', async () => {
      const tries: number[] = [];
      for (let turn = 0; turn < 12; turn += 1) {
        tries.push((await signIn(proxy.url, 's1@school.example', 'wrong password')).status);
      }
      expect(tries.filter((status) => status === 401)).toHaveLength(10);
      for (let turn = 0; turn < many; turn += 1) {
        expect((await signIn(urlOf(turn), 's1@school.example')).status).toBe(429);
      }
      expect((await signIn(proxy.url, 's2@school.example')).status).toBe(200);
    });

    test('every submission of a class counts once, and none is lost, while one is killed', async () => {
      let acknowledged = 0;
      const receipts = await Promise.all(
        takers.map(async (taker, index) => {
          // The class submits within three seconds, during which one of them is killed.
          await wait((index * 3_000) / students);
          const right = index % (itemsPerQuiz + 1);
          const answers = Array.from({ length: itemsPerQuiz }, (_, item) => ({
            question: `q${item + 1}`,
            answer: item < right ? 'B' : 'C',
            chosen_at: new Date().toISOString(),
          }));
          const receipt = await sendUntilAcknowledged(proxy.url, taker, { answers });
          acknowledged += 1;
          if (acknowledged === students / 4) await killServer(servers[0] as ServerInChild);
          expect(await sendUntilAcknowledged(proxy.url, taker, { answers })).toEqual(receipt);
          return receipt;
        }),
      );
      expect(receipts).toHaveLength(students);
      const kept = await opened.database
        .select({ id: attempts.studentId, score: attempts.score, at: attempts.submittedAt })
        .from(attempts);
      const wrong = kept.filter(
        ({ id, score, at }) => at === null || score !== Number(id.slice(1)) % (itemsPerQuiz + 1),
      );
      expect(wrong).toEqual([]);
      const { status } = await fetch(`${proxy.url}/readyz`);
      expect(status).toBe(200);
    });

    test('a quiz that is over is closed once, by any of them', async () => {
      const { database } = opened;
      await database.execute(sql`create table closings (quiz_id text)`);
      await database.execute(
        sql`create function note_closing() returns trigger language plpgsql as
          $$ begin insert into closings values (new.id); return null; end $$`,
      );
      await database.execute(
        sql`create trigger note_closing after update of graded_at on quizzes
          for each row execute function note_closing()`,
      );
      await database.execute(
        sql`update quizzes set opens_at = opens_at - interval '1 day', closes_at = closes_at - interval '1 day'`,
      );
      const closings = async () =>
        ((await database.execute(sql`select quiz_id from closings`)) as { rows: unknown[] }).rows;
      const quizzes = Math.ceil(students / 50);
      await expect.poll(closings, { timeout: 8 * sweepMs }).toHaveLength(quizzes);
      // Each has swept again by then.
      await wait(sweepMs + 1_000);
      expect(new Set((await closings()).map((row) => JSON.stringify(row))).size).toBe(quizzes);
      expect(await closings()).toHaveLength(quizzes);
    });
  },
);
