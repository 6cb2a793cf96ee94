import { adoptPublicPasswords } from '../accounts/publicPasswords';
import type { Database } from '../database/database';
import { demoGroups, demoInstructors, demoNewcomer } from './people';

/** Lists the public passwords of a demo school that an earlier version of the server created. */
export async function adoptDemoSchool(database: Database): Promise<void> {
  const students = Object.values(demoGroups).flatMap((group) => group.students);
  const people = [...demoInstructors, ...students, demoNewcomer];
  await adoptPublicPasswords(
    database,
    people.map(({ email }) => email),
  );
}
