import type { Database } from '../database/database';
import { users } from '../database/schema';
import { describeDemoSchool } from '../demo/seedDemoSchool';
import { isLoopback, type Config } from '../process/config';

/** Lines that say who can get into the school, and warn of those who should not. */
export async function describeSchool(
  database: Database,
  { host, trustProxy, registration, demoElsewhere }: Reached,
): Promise<string[]> {
  const demo = await describeDemoSchool(database);
  const [anybody] = await database.select({ id: users.id }).from(users).limit(1);
  const isPublic = !isLoopback(host) || trustProxy.length > 0;
  const where = demoElsewhere
    ? 'They can sign in from anywhere because DEMO is yes.'
    : 'They can sign in only on this computer.';
  return [
    ...demo,
    ...(anybody ? [] : [`No one has an account yet. ${howToBegin(registration)}`]),
    ...(demo.length > 0
      ? [
          `WARNING: The password of the demo accounts is public. ${where} For a school of your own, use an empty database and DEMO=no.`,
        ]
      : []),
    ...(isPublic && registration === 'everybody'
      ? [
          'Anyone who can reach this address can register as an instructor and change students without a group. Set REGISTRATION=students to prevent that.',
        ]
      : []),
  ];
}

/** The command that creates the first instructor; it works while the server runs, too. */
const createInstructor =
  'quizwright-standalone user create --role Instructor --email <email> --first-name <name> --last-name <name>';

function howToBegin(registration: Config['registration']): string {
  return registration === 'everybody'
    ? `Register the first instructor, or create the account: ${createInstructor}`
    : `Create the account of the first instructor: ${createInstructor}`;
}

type Reached = Pick<Config, 'host' | 'trustProxy' | 'registration' | 'demoElsewhere'>;
