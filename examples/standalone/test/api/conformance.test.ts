import type { FastifyInstance } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportText } from '../../../../src/conformance/run/report';
import { runConformance } from '../../../../src/conformance/run/run';
import type { OpenDatabase } from '../../server/database/database';
import { groups, questions, quizzes, users } from '../../server/database/schema';
import { buildApp } from '../../server/http/app';
import { openTestDatabase } from '../database/testDatabase';
import type { Mail } from '../../server/mail/mailer';
import { sweep } from '../../server/quizzes/sweep';
import { enrol, password } from './testSchool';

const clockHeader = 'x-test-clock';

describe('the reference server, over HTTP', () => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  let baseUrl: string;
  const mails: Mail[] = [];
  /** The time of the call that is being answered; undefined if it names none. */
  const callTime = new AsyncLocalStorage<Date | undefined>();
  let latest = 0;

  beforeAll(async () => {
    opened = await openTestDatabase();
    await enrol(opened.database);
    app = await buildApp({
      database: opened.database,
      clock: () => callTime.getStore() ?? new Date(),
      logLevel: 'silent',
      mail: { send: (mail) => Promise.resolve(void mails.push(mail)) },
    });
    app.addHook('onRequest', ({ headers }, _reply, done) => {
      const named = headers[clockHeader];
      callTime.run(typeof named === 'string' ? new Date(named) : undefined, done);
    });
    // Jobs, too, see that time was skipped.
    app.addHook('preHandler', async () => {
      const now = callTime.getStore()?.getTime() ?? 0;
      if (now < latest + 10_000) return;
      latest = now;
      await sweep(opened.database, new Date(now));
    });
    baseUrl = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api`;
  });
  afterAll(async () => {
    await app.close();
    await opened.close();
  });

  const inAll = { timeout: 300_000 };
  it('conforms, and is left unchanged except for the registered instructors', inAll, async () => {
    const countRows = () =>
      Promise.all(
        [users, groups, questions, quizzes].map((table) => opened.database.$count(table)),
      );
    const [people = 0, ...others] = await countRows();

    const report = await runConformance({
      baseUrl,
      instructor: { email: 'ines@school.example', password },
      student: { email: 'nora@school.example', password },
      clockHeader,
      readMail: (email) => Promise.resolve(mails.findLast(({ to }) => to === email)?.text ?? ''),
    });

    expect(report.passed, reportText(report)).toBe(report.total);
    const states = report.operations.flatMap(({ checks }) => checks.map(({ state }) => state));
    expect(states).not.toContain('absent');
    expect(states).not.toContain('unchecked');
    expect(report.leftBehind).toEqual([]);
    expect(await countRows()).toEqual([people + 2, ...others]);
  });
});
