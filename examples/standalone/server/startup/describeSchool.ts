import type { Database } from '../database/database';
import { users } from '../database/schema';
import { describeDemoSchool } from '../demo/seedDemoSchool';
import { isLoopback, type Config } from '../process/config';

/** Lines that tell who can get into the school, and who should not. */
export async function describeSchool(
  database: Database,
  { host, trustProxy, registration, demoElsewhere }: Reached,
): Promise<string[]> {
  const demo = await describeDemoSchool(database);
  const [anybody] = await database.select({ id: users.id }).from(users).limit(1);
  const isPublic = !isLoopback(host) || trustProxy.length > 0;
  const where = demoElsewhere
    ? 'They sign in from everywhere, for DEMO is yes.'
    : 'They sign in on this computer alone.';
  return [
    ...demo,
    ...(anybody ? [] : [`Nobody has an account yet. ${howToBegin(registration)}`]),
    ...(demo.length > 0
      ? [
          `WARNING: Everybody knows the password of the demo accounts. ${where} A school of your own needs an empty database and DEMO=no.`,
        ]
      : []),
    ...(isPublic && registration === 'everybody'
      ? [
          'Anybody who reaches this address can register as an instructor, and change students without a group. REGISTRATION=students ends that.',
        ]
      : []),
  ];
}

/** What makes the first instructor; it works while the server runs as well. */
const createInstructor =
  'quizwright-standalone user create --role Instructor --email <email> --first-name <name> --last-name <name>';

function howToBegin(registration: Config['registration']): string {
  return registration === 'everybody'
    ? `Register the first instructor, or make the account: ${createInstructor}`
    : `Make the account of the first instructor: ${createInstructor}`;
}

type Reached = Pick<Config, 'host' | 'trustProxy' | 'registration' | 'demoElsewhere'>;
