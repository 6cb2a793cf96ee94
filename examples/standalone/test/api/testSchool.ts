import { sql } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { closingTime } from 'quizwright/rules';
import { createTokens } from '../../server/accounts/tokens';
import { hashPassword } from '../../server/accounts/passwords';
import { buildApp } from '../../server/app';
import type { Database } from '../../server/database/database';
import { openMemoryDatabase } from '../../server/database/openMemoryDatabase';
import {
  attempts,
  groups,
  questions,
  quizItems,
  quizzes,
  users,
  type Difficulty,
  type OptionLetter,
  type QuestionType,
} from '../../server/database/schema';
import { contractGuard } from './contractGuard';
import type { ActionBody, Answer, Failure } from './wire';

export const password = 'correct horse 1';
export const monday = new Date('2026-05-04T09:00:00.000Z');

export interface School {
  app: FastifyInstance;
  database: Database;
  /** The instant the server's clock shows. */
  now: Date;
  /** Calls an operation as somebody (the id of a user), or as nobody. */
  call: <Body = ActionBody>(
    who: string | null,
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
  ) => Promise<Answer<Body>>;
  inject: <Body = ActionBody>(options: InjectOptions) => Promise<Answer<Body>>;
  close: () => Promise<void>;
}

/** A school in memory with a clock that stands still: two instructors, three groups, six students. */
export async function openSchool(): Promise<School> {
  const opened = await openMemoryDatabase();
  const { database } = opened;
  const { plugin, violations } = contractGuard();
  const school: School = {
    app: await buildApp({
      database,
      clock: () => school.now,
      logLevel: 'silent',
      plugins: [plugin],
    }),
    database,
    now: monday,
    async call<Body>(who: string | null, method: 'GET' | 'POST', path: string, body?: unknown) {
      const tokens = createTokens(database, () => school.now);
      const authorization =
        who === null ? {} : { authorization: `Bearer ${await tokens.issue(who)}` };
      return school.inject<Body>({
        method,
        url: `/api/${path}`,
        headers: authorization,
        ...(body !== undefined && { payload: body as object }),
      });
    },
    async inject<Body>(options: InjectOptions) {
      const response = await school.app.inject(options);
      if (violations.length > 0) throw new Error(violations.splice(0).join('\n'));
      const body = response.json<Body>();
      if (response.statusCode >= 400) checkFailure(body as Failure);
      return { status: response.statusCode, body, headers: response.headers };
    },
    async close() {
      await school.app.close();
      await opened.close();
    },
  };
  await enrol(database);
  return school;
}

/** Every failure is a sentence for a person, and a list of fields at most. */
function checkFailure(body: Failure): void {
  const extra = Object.keys(body).filter((key) => key !== 'message' && key !== 'errors');
  if (typeof body.message !== 'string' || !/[.0-9a-f]$/.test(body.message) || extra.length > 0) {
    throw new Error(`not a failure's body: ${JSON.stringify(body)}`);
  }
}

async function enrol(database: Database): Promise<void> {
  const passwordHash = await hashPassword(password);
  const person = (id: string, role: 'Instructor' | 'Student', groupId: string | null = null) => ({
    id,
    role,
    groupId,
    firstName: id[0]?.toUpperCase() + id.slice(1),
    lastName: 'Tester',
    email: `${id}@school.example`,
    passwordHash,
    createdAt: monday,
  });
  const group = (id: string, ownerId: string, maxStudents: number) => ({
    id,
    ownerId,
    name: `Group ${id}`,
    maxStudents,
  });
  await database.insert(users).values([person('ines', 'Instructor'), person('otto', 'Instructor')]);
  await database
    .insert(groups)
    .values([group('red', 'ines', 30), group('blue', 'ines', 2), group('green', 'otto', 30)]);
  await database
    .insert(users)
    .values([
      person('rita', 'Student', 'red'),
      person('ruth', 'Student', 'red'),
      person('bela', 'Student', 'blue'),
      person('gina', 'Student', 'green'),
      person('nora', 'Student'),
      person('niko', 'Student'),
    ]);
}

/** Puts questions into a bank; the right answer of every one is B. */
export async function fillBank(
  { database }: School,
  ownerId: string,
  count: number,
  kind: { type: QuestionType; difficulty: Difficulty },
): Promise<void> {
  await database.insert(questions).values(
    Array.from({ length: count }, (_, index) => ({
      ...kind,
      ownerId,
      title: `${kind.type} ${kind.difficulty} ${index + 1}`,
      description: 'Because.',
      options: { A: 'one', B: 'two', C: 'three', D: 'four' },
      answer: 'B' as const,
    })),
  );
}

let quizzesMade = 0;

/**
 * A quiz of five questions `q1` … `q5` worth two points each, whose right answer is always B, open
 * for 30 minutes from `opensAt`.
 */
export async function makeQuiz(
  { database }: School,
  values: Partial<typeof quizzes.$inferInsert> = {},
): Promise<typeof quizzes.$inferSelect> {
  quizzesMade += 1;
  const opensAt = values.opensAt ?? monday;
  const durationMinutes = values.durationMinutes ?? 30;
  const [quiz] = await database
    .insert(quizzes)
    .values({
      ownerId: 'ines',
      groupId: 'red',
      title: `Quiz ${quizzesMade}`,
      description: 'A quiz.',
      code: `TEST${String(2000 + quizzesMade)}`,
      opensAt,
      durationMinutes,
      closesAt: closingTime({ opensAt, duration: durationMinutes }),
      questionsNumber: 5,
      difficulty: 'easy',
      type: 'FE',
      scorePerQuestion: 2,
      createdAt: opensAt,
      ...values,
    })
    .returning();
  if (!quiz) throw new Error('no quiz');
  await database.insert(quizItems).values(
    [1, 2, 3, 4, 5].map((position) => ({
      quizId: quiz.id,
      position,
      questionId: `q${position}`,
      title: `Question ${position}?`,
      description: 'Because.',
      options: { A: 'one', B: 'two', C: 'three', D: 'four' },
      answer: 'B' as const,
    })),
  );
  return quiz;
}

/** The answers to the first questions of a quiz of `makeQuiz`, as a submission spells them. */
export function submissionOf(...letters: OptionLetter[]) {
  return { answers: letters.map((answer, index) => ({ question: `q${index + 1}`, answer })) };
}

/** Makes somebody a participant, with answers saved if any. */
export async function enter(
  { database, now }: School,
  quizId: string,
  studentId: string,
  answers: Record<string, OptionLetter> = {},
): Promise<void> {
  await database.insert(attempts).values({ quizId, studentId, joinedAt: now, answers });
}

/** Forgets every quiz and puts the clock and everybody's group back. */
export async function reset(school: School): Promise<void> {
  school.now = monday;
  await school.database.delete(quizzes);
  await school.database.update(users).set({
    groupId: sql`case left(${users.id}, 1) when 'r' then 'red' when 'b' then 'blue' when 'g' then 'green' end`,
    status: 'active',
  });
}
