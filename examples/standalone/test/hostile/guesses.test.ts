import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTokens } from '../../server/accounts/tokens';
import { users } from '../../server/database/schema';
import { buildApp } from '../../server/http/app';
import { invite, mailbox } from '../api/accountCalls';
import { makeQuiz } from '../api/fixtures';
import { hashedPassword, openSchool, password, type School } from '../api/testSchool';

const networks = 20;
const guessesEach = 5;
const pupils = 10;
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

let school: School;
beforeAll(async () => {
  school = await openSchool();
  const passwordHash = await hashedPassword();
  const person = (id: string) =>
    ({ id, role: 'Student', firstName: id, lastName: 'T', email: `${id}@school.example` }) as const;
  await school.database
    .insert(users)
    .values(Array.from({ length: pupils }, (_, n) => ({ ...person(`pupil${n}`), passwordHash })));
  await school.database
    .insert(users)
    .values(Array.from({ length: networks }, (_, n) => person(`guesser${n}`)));
});
afterAll(() => school.close());

// `npm run bench:guesses` makes a million over HTTP.
test('guesses of codes from many networks hit nothing, and a class behind one address signs in', async () => {
  const { database } = school;
  await makeQuiz(school, { code: 'QUZ2345X' });
  await invite(school, mailbox(school.mails));
  const app = await buildApp({
    database,
    clock: () => school.now,
    logLevel: 'silent',
    mail: mailbox([]),
    trustProxy: ['127.0.0.1'],
  });
  const tokens = createTokens(database, () => school.now);
  const send = async (path: string, from: string, payload: object, token?: string) => {
    const headers = {
      'x-forwarded-for': from,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const url = `/api/${path}`;
    return (await app.inject({ method: 'POST', url, headers, payload })).statusCode;
  };
  const guess = async (_: unknown, index: number) => {
    const from = `10.1.${index}.1`;
    const token = await tokens.issue(`guesser${index}`);
    const statuses: number[] = [];
    for (let round = 0; round < guessesEach; round += 1) {
      const code = Array.from({ length: 8 }, () => alphabet[randomInt(32)]).join('');
      statuses.push(await send('quiz/join', from, { code }, token));
      const otp = String(randomInt(10 ** 8)).padStart(8, '0');
      const reset = { email: 'rita@school.example', otp, password };
      statuses.push(await send('auth/reset-password', from, reset));
    }
    return statuses;
  };
  const guessing = Promise.all(Array.from({ length: networks }, guess));
  const signIns = await Promise.all(
    Array.from({ length: pupils }, (_, n) =>
      send('auth/login', '198.51.100.7', { email: `pupil${n}@school.example`, password }),
    ),
  );
  const statuses = (await guessing).flat();
  await app.close();
  expect(signIns).toEqual(Array(pupils).fill(200));
  expect(statuses).toHaveLength(networks * guessesEach * 2);
  expect(statuses.filter((status) => ![400, 404, 429, 503].includes(status))).toEqual([]);
}, 120_000);
