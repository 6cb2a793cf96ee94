import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replies } from 'quizwright/rules';
import type { OpenDatabase } from '../../server/database/database';
import { databaseTrouble } from '../../server/database/databaseTrouble';
import { roundFailure } from '../../server/database/roundFailure';
import { buildApp } from '../../server/http/app';
import { openTestDatabase } from '../database/testDatabase';
import { enrol, password, serveSchool, type School } from './testSchool';

const coded = (code: string) => Object.assign(new Error('of the driver'), { code });

describe('an error of the database', () => {
  it.each([
    ['ECONNREFUSED', 'silent'],
    ['57P01', 'silent'],
    ['08006', 'silent'],
    ['53300', 'silent'],
    ['25006', 'silent'],
    ['53100', 'full'],
    ['23505', undefined],
    ['40P01', undefined],
  ])('with the code %s means trouble of the database: %s', (code, trouble) => {
    expect(databaseTrouble(new Error('Failed query', { cause: coded(code) }))).toBe(trouble);
  });

  it.each([
    ['57P01', 'passing'],
    ['ECONNRESET', 'passing'],
    // A second try would only keep its callers waiting for as long again.
    ['ETIMEDOUT', 'everyone'],
    ['ECONNREFUSED', 'everyone'],
    ['53100', 'everyone'],
    ['23505', 'caller'],
  ])('with the code %s means for a round: %s', (code, meaning) => {
    expect(roundFailure(new Error('Failed query', { cause: coded(code) }))).toBe(meaning);
  });

  it('of the driver, which has no code, is known by its words', () => {
    const cause = new Error('Connection terminated unexpectedly');
    expect(databaseTrouble(new Error('Failed query', { cause }))).toBe('silent');
  });
});

describe('a server whose database has no room', () => {
  let school: School;
  let opened: OpenDatabase;

  beforeAll(async () => {
    opened = await openTestDatabase();
    school = await serveSchool(opened);
    await enrol(school.database);
    const refuse = sql`
      create function refuse_write() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`;
    await school.database.execute(refuse);
    await school.database.execute(
      sql`create trigger full_disk before insert on groups execute function refuse_write()`,
    );
  });
  afterAll(() => school.close());

  const add = () => school.call('ines', 'POST', 'group', { name: 'New', max_students: 5 });

  it('answers writes with 503, a sentence and when to retry; then accepts them', async () => {
    const refused = await add();
    expect(refused.status).toBe(503);
    expect(refused.body).toEqual(replies.database.full);
    expect(refused.headers['retry-after']).toBe('5');
    expect((await school.call('ines', 'GET', 'group')).status).toBe(200);
    await school.database.execute(sql`drop trigger full_disk on groups`);
    expect((await add()).status).toBe(201);
  });

  it('is not ready until there is room', async () => {
    let hasRoom = false;
    const mail = { send: () => Promise.resolve() };
    const options = { database: opened.database, logLevel: 'silent' as const, mail };
    const app = await buildApp({ ...options, hasRoom: () => hasRoom });
    const full = await app.inject('/readyz');
    expect(full.statusCode).toBe(503);
    expect(full.headers['retry-after']).toBe('5');
    expect(full.json()).toEqual(replies.database.full);
    hasRoom = true;
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    await app.close();
  });

  it('answers nothing when it has lost its folder', async () => {
    const mail = { send: () => Promise.resolve() };
    const options = { database: opened.database, logLevel: 'silent' as const, mail };
    const app = await buildApp({
      ...options,
      requireHeld: () => {
        throw new Error('the process has ended');
      },
    });
    const payload = { email: 'ines@school.example', password };
    const reply = await app.inject({ method: 'POST', url: '/api/auth/login', payload });
    expect(reply.statusCode).toBe(500);
    expect(reply.body).not.toContain('accessToken');
    await app.close();
  });
});
