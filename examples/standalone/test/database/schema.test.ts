import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../server/database/database';
import { migrateDatabase } from '../../server/database/migrateDatabase';
import { openTestDatabase } from './testDatabase';
import { attempts, groups, listed, quizItems, quizzes, users } from '../../server/database/schema';

describe('the schema', () => {
  let opened: OpenDatabase;
  const opensAt = new Date('2026-03-01T09:00:00.123Z');
  const person = { firstName: 'Ada', lastName: 'King', passwordHash: 'hash' };
  const options = { A: 'a', B: 'b', C: 'c', D: 'd' };

  beforeAll(async () => {
    opened = await openTestDatabase();
    const { database } = opened;
    await database.insert(users).values([
      { ...person, id: 'teacher', role: 'Instructor', email: 'ada@school.example' },
      { ...person, id: 'student', role: 'Student', email: 'kid@school.example' },
    ]);
    await database.insert(groups).values([
      { id: 'class', ownerId: 'teacher', name: 'Class', maxStudents: 30 },
      { id: 'club', ownerId: 'teacher', name: 'Club', maxStudents: 3 },
    ]);
    await database.update(users).set({ groupId: 'club' }).where(eq(users.id, 'student'));
    await database.insert(quizzes).values({
      id: 'quiz',
      ownerId: 'teacher',
      groupId: 'class',
      title: 'Quiz',
      description: 'First',
      code: 'ABCD2345',
      opensAt,
      durationMinutes: 15,
      closesAt: new Date(opensAt.getTime() + 15 * 60_000),
      questionsNumber: 1,
      difficulty: 'easy',
      type: 'FE',
      scorePerQuestion: 1,
    });
    await database.insert(quizItems).values({
      quizId: 'quiz',
      position: 1,
      questionId: 'of a bank',
      title: 'Q',
      description: 'Why?',
      options,
      answer: 'A',
    });
    await database
      .insert(attempts)
      .values({ id: 'attempt', quizId: 'quiz', studentId: 'student', joinedAt: opensAt });
  });

  afterAll(() => opened.close());

  it('returns what was stored, to the millisecond', async () => {
    const [quiz] = await opened.database.select().from(quizzes);
    expect(quiz).toMatchObject({ opensAt, gradedAt: null });
    const [item] = await opened.database.select().from(quizItems);
    expect(item?.options).toEqual(options);
    const [attempt] = await opened.database.select().from(attempts);
    expect(attempt).toMatchObject({ answers: {}, score: null, startedAt: null, finishedAt: null });
  });

  it('refuses invalid rows', async () => {
    const { database } = opened;
    const student = { ...person, role: 'Student' as const };
    const refused = [
      database.insert(users).values({ ...student, email: 'Kid2@school.example' }),
      database.insert(users).values({ ...student, email: 'kid@school.example' }),
      database
        .insert(users)
        .values({ ...student, role: 'Admin' as 'Student', email: 'x@y.example' }),
      database.insert(groups).values({ ownerId: 'teacher', name: 'Huge', maxStudents: 101 }),
      database.insert(groups).values({ ownerId: 'nobody', name: 'Lost', maxStudents: 1 }),
      database.insert(attempts).values({ quizId: 'quiz', studentId: 'student', joinedAt: opensAt }),
      database.update(quizzes).set({ closesAt: opensAt }),
      database.update(quizzes).set({ code: 'abcd-2345' }),
    ];
    const codes = await Promise.all(
      refused.map((statement) =>
        statement.then(
          () => 'accepted',
          (error: { cause?: { code?: string } }) => error.cause?.code,
        ),
      ),
    );
    expect(codes).toEqual(['23514', '23505', '23514', '23514', '23503', '23505', '23514', '23514']);
  });

  it('keeps a group that has quizzes, and frees the students of a deleted one', async () => {
    const { database } = opened;
    await expect(database.delete(groups).where(eq(groups.id, 'class'))).rejects.toThrow();
    await database.delete(groups).where(eq(groups.id, 'club'));
    const [student] = await database.select().from(users).where(eq(users.id, 'student'));
    expect(student?.groupId).toBeNull();
  });

  it("deletes a quiz's items and attempts with it", async () => {
    const { database } = opened;
    await database.delete(quizzes);
    expect(await database.select().from(quizItems)).toEqual([]);
    expect(await database.select().from(attempts)).toEqual([]);
  });

  it('writes texts with quotes into its constraints', async () => {
    const texts = ["'", "it's", '\\d'];
    const selected = opened.database.execute(sql`select array[${listed(texts)}] as texts`);
    expect(await selected).toMatchObject({ rows: [{ texts }] });
  });

  it('starts empty every time it is opened', async () => {
    const other = await openTestDatabase();
    expect(await other.database.select().from(users)).toEqual([]);
    await other.close();
  });
});

it('refuses a database whose migrations are not ours', async () => {
  const { database, close } = await openTestDatabase();
  await database.execute(sql`update drizzle.__drizzle_migrations set created_at = 1`);
  await expect(migrateDatabase(database as never)).rejects.toThrow('an unreleased version');
  await close();
});
