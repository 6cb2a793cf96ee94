import { and, eq } from 'drizzle-orm';
import { replies } from 'quizwright/rules';
import type { Database } from '../database/database';
import { users } from '../database/schema';
import { Failure } from '../kernel/failure';
import { isErased } from './email';

export type LockedStudent = typeof users.$inferSelect;

/** Holds for the student with an id; an instructor's id is nobody's. */
export const isStudent = (id: string) => and(eq(users.id, id), eq(users.role, 'Student'));

/**
 * Locks a student. Who locks a group too locks it after the student, everywhere, or two requests
 * could wait for each other.
 *
 * @param tx a transaction; the lock lasts as long as it does
 * @throws Failure 404 where there is no such student
 */
export async function lockStudent(tx: Database, id: string): Promise<LockedStudent> {
  const [student] = await tx.select().from(users).where(isStudent(id)).for('update');
  if (!student) throw new Failure(404, replies.students.unknown);
  return student;
}

/**
 * Locks a student who was not erased: the account of one who was is for nobody else.
 *
 * @param tx a transaction; the lock lasts as long as it does
 * @throws Failure 404 where there is no such student, 409 for one who was erased
 */
export async function lockPresentStudent(tx: Database, id: string): Promise<LockedStudent> {
  const student = await lockStudent(tx, id);
  if (isErased(student)) throw new Failure(409, replies.students.erased);
  return student;
}
