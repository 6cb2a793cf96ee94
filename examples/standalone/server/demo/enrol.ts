import { randomUUID } from 'node:crypto';
import { hashPassword } from '../accounts/passwords';
import { keepPublicPasswords } from '../accounts/demoAccounts';
import type { Database } from '../database/database';
import { groups, questions, users } from '../database/schema';
import {
  demoGroups,
  demoInstructors,
  demoNewcomer,
  demoPassword,
  type DemoGroup,
  type Person,
} from './people';
import { demoQuestions } from './questions';

/** Of each type and difficulty, the first eight questions belong to the main instructor. */
const mainShare = 8;

/** Ids of the groups by their key in `demoGroups`. */
export type GroupIds = Record<keyof typeof demoGroups, string>;

/** Adds the instructors, groups, students and questions of the demo school to an empty database. */
export async function enrol(database: Database, createdAt: Date): Promise<GroupIds> {
  const instructors = await database
    .insert(users)
    .values(await Promise.all(demoInstructors.map((one) => account(one, 'Instructor', createdAt))))
    .returning({ id: users.id, email: users.email });
  const idOf = new Map(instructors.map(({ id, email }) => [email, id]));

  const groupIds: GroupIds = { webA: randomUUID(), webB: randomUUID(), cloud: randomUUID() };
  for (const key of Object.keys(groupIds) as (keyof GroupIds)[]) {
    await enrolGroup(database, groupIds[key], demoGroups[key], idOf, createdAt);
  }
  await database.insert(users).values(await account(demoNewcomer, 'Student', createdAt));
  await database.insert(questions).values(bank(idOf, createdAt));
  await keepPublicPasswords(database);
  return groupIds;
}

async function enrolGroup(
  database: Database,
  groupId: string,
  { name, maxStudents, instructor, students }: DemoGroup,
  idOf: ReadonlyMap<string, string>,
  createdAt: Date,
): Promise<void> {
  const ownerId = idOf.get(instructor.email) ?? '';
  await database.insert(groups).values({ id: groupId, ownerId, name, maxStudents, createdAt });
  const accounts = await Promise.all(students.map((one) => account(one, 'Student', createdAt)));
  await database.insert(users).values(accounts.map((row) => ({ ...row, groupId })));
}

async function account(
  { firstName, lastName, email }: Person,
  role: 'Instructor' | 'Student',
  createdAt: Date,
) {
  const passwordHash = await hashPassword(demoPassword);
  return { role, firstName, lastName, email, passwordHash, createdAt };
}

function bank(idOf: ReadonlyMap<string, string>, createdAt: Date) {
  const [main, second] = demoInstructors.map(({ email }) => idOf.get(email) ?? '');
  const seen = new Map<string, number>();
  return demoQuestions.map((question, index) => {
    const cell = `${question.type} ${question.difficulty}`;
    const place = seen.get(cell) ?? 0;
    seen.set(cell, place + 1);
    return {
      ...question,
      ownerId: (place < mainShare ? main : second) ?? '',
      // A millisecond apart, because the bank is listed newest first.
      createdAt: new Date(createdAt.getTime() + index),
    };
  });
}
