import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { createTokens } from '../../server/accounts/tokens';
import type { OpenDatabase } from '../../server/database/openDatabase';
import { openServerDatabase } from '../../server/database/openServerDatabase';
import { attempts, quizzes } from '../../server/database/schema';
import { buildApp } from '../../server/http/app';
import { enter, makeQuiz, reset } from '../api/fixtures';
import { enrol, serveSchool, type School } from '../api/testSchool';
import { newDatabase, type NewDatabase } from './newDatabase';

const minuteMs = 60_000;

let place: NewDatabase;
let school: School;
let opened: OpenDatabase;
let ahead: FastifyInstance;

beforeAll(async () => {
  place = await newDatabase(inject('postgresUrl'), 'tables');
  school = await serveSchool(await openServerDatabase(place.url));
  await enrol(school.database);
});
beforeEach(async () => {
  await reset(school);
  school.now = new Date();
  const opensAt = new Date(Date.now() - minuteMs);
  await makeQuiz(school, { id: 'quiz', opensAt, durationMinutes: 10 });
  await enter(school, 'quiz', 'rita', { q1: 'B' });
  // From here on, this machine is 20 minutes ahead of the database.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20 * minuteMs });
  opened = await openServerDatabase(place.url);
  ahead = await buildApp({
    ...opened,
    logLevel: 'silent',
    mail: { send: () => Promise.resolve() },
  });
  await ahead.ready();
});
afterEach(async () => {
  vi.useRealTimers();
  await ahead.close();
  await opened.close();
});
afterAll(async () => {
  await school.close();
  await place.drop();
});

test('a server whose clock is ahead ends no running quiz', async () => {
  const [quiz] = await school.database.select().from(quizzes);
  expect(quiz?.gradedAt).toBeNull();
  const [attempt] = await school.database
    .select()
    .from(attempts)
    .where(eq(attempts.quizId, 'quiz'));
  expect(attempt?.finishedAt).toBeNull();
});

test("a server whose clock is ahead sends the database's time", async () => {
  const token = await createTokens(school.database, () => school.now).issue('rita');
  const reply = await ahead.inject({
    url: '/api/quiz/without-answers/quiz',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(reply.statusCode).toBe(200);
  const { attempt } = reply.json<{ data: { attempt: { server_now: string } } }>().data;
  const behindMs = school.now.getTime() - Date.parse(attempt.server_now);
  expect(Math.abs(behindMs)).toBeLessThan(5 * minuteMs);
});
