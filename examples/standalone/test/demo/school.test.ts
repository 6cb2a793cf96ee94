import { and, asc, count, eq, isNull, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../server/database/database';
import { attempts, groups, questions, quizzes, users } from '../../server/database/schema';
import { demoPassword } from '../../server/demo/people';
import { describeDemoSchool, seedDemoSchool } from '../../server/demo/seedDemoSchool';
import { buildApp } from '../../server/http/app';
import type { ActionBody, Result } from '../api/wire';
import { openTestDatabase } from '../database/testDatabase';

const noMail = { send: () => Promise.resolve() };

const now = new Date('2026-05-04T09:00:00.000Z');
let opened: OpenDatabase;
let app: FastifyInstance;
let empty: string[];
beforeAll(async () => {
  opened = await openTestDatabase();
  empty = await describeDemoSchool(opened.database, { now });
  await seedDemoSchool(opened.database, { now });
  app = await buildApp({
    database: opened.database,
    clock: () => now,
    logLevel: 'silent',
    mail: noMail,
  });
});
afterAll(async () => {
  await app.close();
  await opened.close();
});

async function signInAs(email: string) {
  const signedIn = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password: demoPassword },
  });
  const authorization = `Bearer ${signedIn.json<ActionBody>().data.accessToken}`;
  return async <Body>(path: string, payload?: object) => {
    const response = await app.inject({
      method: payload ? 'POST' : 'GET',
      url: `/api/${path}`,
      headers: { authorization },
      ...(payload && { payload }),
    });
    expect(response.statusCode, response.body).toBe(200);
    return response.json<Body>();
  };
}

test('has two instructors with three groups, thirteen students and 108 questions', async () => {
  const { database } = opened;
  const people = await database.select().from(users);
  expect(people.filter(({ role }) => role === 'Instructor')).toHaveLength(2);
  const students = people.filter(({ role }) => role === 'Student');
  expect(students).toHaveLength(13);
  expect(students.filter(({ groupId }) => groupId === null)).toHaveLength(1);
  expect(people.every(({ email }) => email.endsWith('.example'))).toBe(true);
  expect(new Set(people.map(({ passwordHash }) => passwordHash)).size).toBe(15);
  const owners = await database
    .select({ owner: groups.ownerId, owned: count() })
    .from(groups)
    .groupBy(groups.ownerId);
  expect(owners.map(({ owned }) => owned).sort()).toEqual([1, 2]);
  const banks = await database.select({ bank: count() }).from(questions).groupBy(questions.ownerId);
  expect(banks.map(({ bank }) => bank).sort((one, other) => one - other)).toEqual([36, 72]);
});

test('has six graded quizzes across all groups, one open, and one tomorrow at ten', async () => {
  const { database } = opened;
  const rows = await database.select().from(quizzes).orderBy(asc(quizzes.opensAt));
  const closed = rows.filter(({ closesAt }) => closesAt <= now);
  expect(closed).toHaveLength(6);
  expect(closed.every(({ gradedAt }) => gradedAt !== null)).toBe(true);
  expect(new Set(closed.map(({ groupId }) => groupId)).size).toBe(3);
  const [open, upcoming, ...more] = rows.slice(6);
  expect(open).toMatchObject({
    opensAt: new Date(now.getTime() - 5 * 60_000),
    durationMinutes: 180,
    gradedAt: null,
  });
  expect(upcoming!.opensAt > now).toBe(true);
  expect(upcoming!.opensAt.getHours()).toBe(10);
  expect(more).toEqual([]);
});

test('has a score for everyone who took a quiz; attempts without a submission were graded at the end', async () => {
  const { database } = opened;
  const unfinished = await database
    .select()
    .from(attempts)
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .where(and(lt(quizzes.closesAt, now), isNull(attempts.score)));
  expect(unfinished).toEqual([]);
  const atClosing = await database
    .select()
    .from(attempts)
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .where(eq(attempts.finishedAt, quizzes.closesAt));
  expect(atClosing).toHaveLength(1);
});

test("has results that differ by student and stay within a quiz's points", async () => {
  const ada = await signInAs('ada@school.example');
  const results = await ada<Result[]>('quiz/result');
  expect(results).toHaveLength(4);
  const scores = results.flatMap(({ participants }) => participants.map(({ score }) => score));
  expect(new Set(scores).size).toBeGreaterThan(3);
  expect(Math.max(...scores)).toBeLessThanOrEqual(30);
  for (const { participants } of results) {
    for (const { started_at, finished_at } of participants) {
      expect(Date.parse(finished_at ?? '')).toBeGreaterThan(Date.parse(started_at ?? ''));
    }
  }
});

test('prints what a student without a group needs to take the open quiz', async () => {
  expect(empty).toEqual([]);
  const lines = await describeDemoSchool(opened.database, { now });
  expect(lines[0]).toContain(demoPassword);
  expect(lines.join('\n')).toContain('ada@school.example');
  const code = /join code (\w{8})/.exec(lines.at(-1)!)?.[1];
  const maya = await signInAs('maya@school.example');
  const joined = await maya<ActionBody>('quiz/join', { code });
  const paper = await maya<ActionBody>(`quiz/without-answers/${joined.data.quiz}`);
  expect(paper.data.questions).toHaveLength(10);
});

test('says when no quiz is open any more', async () => {
  const later = new Date(now.getTime() + 4 * 3_600_000);
  const lines = await describeDemoSchool(opened.database, { now: later });
  expect(lines.at(-1)).toMatch(/^No demo quiz is open any more\./);
});
