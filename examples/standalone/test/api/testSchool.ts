import type { FastifyInstance, InjectOptions } from 'fastify';
import { expect, vi } from 'vitest';
import { hashPassword } from '../../server/accounts/passwords';
import { createTokens } from '../../server/accounts/tokens';
import type { Database, OpenDatabase } from '../../server/database/database';
import { dueMails, groups, users } from '../../server/database/schema';
import { buildApp, type AppOptions } from '../../server/http/app';
import type { Mail } from '../../server/mail/mailer';
import { openTestDatabase } from '../database/testDatabase';
import { contractGuard } from './contractGuard';
import type { ActionBody, Reply, Failure } from './wire';

export const password = 'correct horse 1';
export const monday = new Date('2026-05-04T09:00:00.000Z');

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface School {
  app: FastifyInstance;
  database: Database;
  /** Sent mails, oldest first. */
  mails: Mail[];
  /** The current time of the server's clock. */
  now: Date;
  /** Calls an operation as a user, by id, or without signing in. */
  call: <Body = ActionBody>(
    who: string | null,
    method: Method,
    path: string,
    body?: unknown,
  ) => Promise<Reply<Body>>;
  inject: <Body = ActionBody>(options: InjectOptions) => Promise<Reply<Body>>;
  close: () => Promise<void>;
}

/**
 * A school with a stopped clock: two instructors, three groups, six students. Ines created Nora's
 * account; the others registered.
 *
 * @param path where it is among other schools, such as `/north`
 * @param own settings
 */
export async function openSchool(
  path?: string,
  own?: Pick<AppOptions, 'questionTypes' | 'ranking'>,
): Promise<School> {
  const school = await serveSchool(await openTestDatabase(), path, own);
  await enrol(school.database);
  return school;
}

/** An instance of the server over a database, and the calls to it; closing it closes the database. */
export async function serveSchool(
  opened: OpenDatabase,
  path = '',
  own: Pick<AppOptions, 'questionTypes' | 'ranking'> = {},
): Promise<School> {
  const { database } = opened;
  const { plugin, violations } = contractGuard();
  const school: School = {
    app: await buildApp({
      database,
      clock: () => school.now,
      logLevel: 'silent',
      path,
      ...own,
      mail: {
        send: (mail) => {
          school.mails.push(mail);
          return Promise.resolve();
        },
      },
      plugins: [plugin],
    }),
    database,
    mails: [],
    now: monday,
    async call<Body>(who: string | null, method: Method, path: string, body?: unknown) {
      const tokens = createTokens(database, () => school.now);
      const authorization =
        who === null ? {} : { authorization: `Bearer ${await tokens.issue(who)}` };
      return school.inject<Body>({
        method,
        url: `/api/${path}`,
        headers: {
          ...authorization,
          ...(body instanceof Uint8Array && { 'content-type': 'application/octet-stream' }),
        },
        ...(body !== undefined && {
          payload: body instanceof Uint8Array ? Buffer.from(body) : (body as object),
        }),
      });
    },
    async inject<Body>(options: InjectOptions) {
      const response = await school.app.inject(options);
      if (violations.length > 0) throw new Error(violations.splice(0).join('\n'));
      const isPicture = String(response.headers['content-type']).startsWith('image/');
      const body = isPicture ? (response.rawPayload as Body) : response.json<Body>();
      if (response.statusCode >= 400) checkFailure(body as Failure);
      else await settleMails(database, options);
      return { status: response.statusCode, body, headers: response.headers };
    },
    async close() {
      await school.app.close();
      await opened.close();
    },
  };
  // Tests close quizzes themselves: a timer would read a clock that tests move.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  await school.app.ready();
  vi.useRealTimers();
  return school;
}

/** Waits for mails, because changes to a student may send some in the background. */
async function settleMails(database: Database, { method, url }: InjectOptions): Promise<void> {
  const mayMail = (method === 'POST' || method === 'PUT') && url === '/api/student';
  if (!mayMail && !(typeof url === 'string' && url.includes('/invitation/'))) return;
  await vi.waitFor(async () => expect(await database.$count(dueMails)).toBe(0), {
    timeout: 20_000,
    interval: 5,
  });
}

/**
 * Checks that a failure has a message, and at most a code, a list of fields, a newer draft or a submission.
 */
function checkFailure(body: Failure): void {
  const known = ['message', 'code', 'errors', 'attempt', 'submitted'];
  const extra = Object.keys(body).filter((key) => !known.includes(key));
  if (typeof body.message !== 'string' || !/[.\w]$/.test(body.message) || extra.length > 0) {
    throw new Error(`not a failure's body: ${JSON.stringify(body)}`);
  }
}

let hashed: Promise<string> | undefined;

/** The hash of everybody's password, made once, because hashing is slow on purpose. */
export const hashedPassword = (): Promise<string> => (hashed ??= hashPassword(password));

/** Adds the people of the school to an empty database. */
export async function enrol(database: Database): Promise<void> {
  const passwordHash = await hashedPassword();
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
      { ...person('nora', 'Student'), madeBy: 'ines' },
      person('niko', 'Student'),
    ]);
}
