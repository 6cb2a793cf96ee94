import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { groups, questions, quizzes, users } from '../database/schema';
import { CommandError } from './administration';
import { counted, listed, type UserRow } from './userRow';
import { printable } from './printable';

/** An instructor's possessions, counted. */
export interface Owned {
  groups: number;
  questions: number;
  quizzes: number;
  /** Accounts of students that they created. */
  students: number;
}

/** A summary such as "2 groups and 1 question". */
export function sumOf({ groups, questions, quizzes, students }: Owned): string {
  const parts = [
    { count: groups, words: counted(groups, 'group') },
    { count: questions, words: counted(questions, 'question') },
    { count: quizzes, words: counted(quizzes, 'quiz', 'quizzes') },
    {
      count: students,
      words: counted(students, 'account of a student', 'accounts of students'),
    },
  ];
  const some = parts.filter(({ count }) => count > 0).map(({ words }) => words);
  return some.length === 0 ? 'nothing' : listed(some);
}

/**
 * @throws CommandError where an instructor owns something that another one would have to get first
 */
export async function requireNothingOwned(tx: Database, { id, email }: UserRow): Promise<void> {
  const owned = {
    groups: await tx.$count(groups, eq(groups.ownerId, id)),
    questions: await tx.$count(questions, eq(questions.ownerId, id)),
    quizzes: await tx.$count(quizzes, eq(quizzes.ownerId, id)),
    students: await tx.$count(users, eq(users.madeBy, id)),
  };
  if (Object.values(owned).every((count) => count === 0)) return;
  throw new CommandError(
    `${printable(email)} still has ${sumOf(owned)}. Give them to another instructor with \`user transfer\` first. Nothing was changed.`,
  );
}
