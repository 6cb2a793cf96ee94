import { isLoopback, type Config } from '../config';
import type { Database } from '../database/database';
import { users } from '../database/schema';
import { describeDemoSchool } from '../demo/seedDemoSchool';

/** Lines that tell who can get into the school, and who should not. */
export async function describeSchool(
  database: Database,
  { host, registration }: Pick<Config, 'host' | 'registration'>,
): Promise<string[]> {
  const demo = await describeDemoSchool(database);
  const [anybody] = await database.select({ id: users.id }).from(users).limit(1);
  const isPublic = !isLoopback(host);
  return [
    ...demo,
    ...(anybody ? [] : ['Nobody has an account yet: register the first instructor.']),
    ...(isPublic && demo.length > 0
      ? ['Everybody knows the password of the demo accounts: begin anew with DEMO=no.']
      : []),
    ...(isPublic && registration === 'everybody'
      ? [
          'Anybody who reaches this address can register as an instructor, and change students without a group. REGISTRATION=students ends that.',
        ]
      : []),
  ];
}
