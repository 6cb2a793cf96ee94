import { asc, eq } from 'drizzle-orm';
import type { Role } from 'quizwright/rules';
import { createTokens } from '../../accounts/tokens';
import type { Database } from '../../database/database';
import { users } from '../../database/schema';
import { buildApp } from '../../http/app';
import { CommandError } from '../administration';

/** What a user of each role opens first, and every list behind it. */
const lists: Record<Role, readonly string[]> = {
  Instructor: [
    'auth/me',
    'group',
    'student',
    'question',
    'quiz/incomming',
    'quiz/completed',
    'quiz/result',
    'student/top-five',
  ],
  Student: ['auth/me', 'quiz/incomming', 'quiz/completed', 'quiz/result', 'student/top-five'],
};

/** People per role, the oldest accounts first. */
const mostPeople = 50;

/**
 * Reads the API's lists as people of the school see them.
 *
 * @param database a copy, in which sessions may be opened
 * @returns the number of replies
 * @throws CommandError for a reply that is a failure
 */
export async function readEveryView(database: Database): Promise<number> {
  const app = await buildApp({
    database,
    logLevel: 'silent',
    mail: { send: () => Promise.resolve() },
  });
  const tokens = createTokens(database, () => new Date());
  let calls = 0;
  try {
    for (const role of ['Instructor', 'Student'] as const) {
      for (const id of await oldest(database, role)) {
        const headers = { authorization: `Bearer ${await tokens.issue(id)}` };
        for (const list of lists[role]) {
          const { statusCode } = await app.inject({ url: `/api/${list}`, headers });
          // 401: an inactive account.
          if (statusCode !== 200 && statusCode !== 401) throw unreadable(list, role, statusCode);
          calls += 1;
        }
      }
    }
  } finally {
    await app.close();
  }
  return calls;
}

async function oldest(database: Database, role: Role): Promise<string[]> {
  const rows = await database
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, role))
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(mostPeople);
  return rows.map(({ id }) => id);
}

function unreadable(list: string, role: Role, status: number): CommandError {
  return new CommandError(
    `After the upgrade the server answers ${status} where a ${role.toLowerCase()} reads ${list}. Keep your current version, and report this.`,
  );
}
