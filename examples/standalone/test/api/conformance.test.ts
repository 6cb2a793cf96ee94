import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportText } from '../../../../src/conformance/run/report';
import { runConformance } from '../../../../src/conformance/run/run';
import type { OpenDatabase } from '../../server/database/database';
import { groups, questions, quizzes, users } from '../../server/database/schema';
import { buildApp } from '../../server/http/app';
import { openTestDatabase } from '../database/testDatabase';
import { enrol, password } from './testSchool';

describe('the reference server, over HTTP', () => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  let baseUrl: string;

  beforeAll(async () => {
    opened = await openTestDatabase();
    await enrol(opened.database);
    app = await buildApp({
      database: opened.database,
      logLevel: 'silent',
      mail: { send: () => Promise.resolve() },
    });
    baseUrl = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api`;
  });
  afterAll(async () => {
    await app.close();
    await opened.close();
  });

  const inAll = { timeout: 120_000 };
  it('conforms, and is left unchanged except for the registered instructor', inAll, async () => {
    const countRows = () =>
      Promise.all(
        [users, groups, questions, quizzes].map((table) => opened.database.$count(table)),
      );
    const [people = 0, ...others] = await countRows();

    const report = await runConformance({
      baseUrl,
      instructor: { email: 'ines@school.example', password },
      student: { email: 'nora@school.example', password },
    });

    expect(report.passed, reportText(report)).toBe(report.total);
    expect(report.operations.map(({ state }) => state)).not.toContain('absent');
    expect(report.leftBehind).toEqual([]);
    expect(await countRows()).toEqual([people + 1, ...others]);
  });
});
