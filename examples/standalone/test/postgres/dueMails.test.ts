import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHashing } from '../../server/accounts/hashing';
import { dueMails, users } from '../../server/database/schema';
import { addDueMail } from '../../server/dueMails/dueMails';
import { sendDueMail } from '../../server/dueMails/sendDueMails';
import type { Mail } from '../../server/mail/mailer';
import { mailbox } from '../api/accountCalls';
import { monday, type School } from '../api/testSchool';
import { openTwoInstances, type TwoInstances } from './twoInstances';

let both: TwoInstances;
beforeAll(async () => {
  both = await openTwoInstances();
});
afterAll(() => both.close());

test('two instances together send each mail once', async () => {
  const { database } = both.one;
  const ids = Array.from({ length: 40 }, (_, index) => `new${index}`);
  await database.insert(users).values(
    ids.map((id) => ({
      ...{ id, role: 'Student' as const, firstName: 'New', lastName: 'Comer' },
      email: `${id}@school.example`,
    })),
  );
  await database.transaction(async (tx) => {
    for (const id of ids) await addDueMail(tx, id, 'invitation', monday);
  });
  const mails: Mail[] = [];
  const log = { error: () => undefined, warn: () => undefined };
  const send = async (school: School) => {
    const given = { clock: () => monday, hashing: createHashing(), publicUrl: undefined, log };
    while (await sendDueMail({ ...given, database: school.database, mailer: mailbox(mails) }));
  };
  await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map((turn) => send(both.of(turn))));
  // A sender stops where others hold the rest.
  await send(both.one);
  expect(mails.map(({ to }) => to).sort()).toEqual(ids.map((id) => `${id}@school.example`).sort());
  expect(await database.$count(dueMails)).toBe(0);
});

test('one of both mails what an operation of one instance queues', async () => {
  const draft = { first_name: 'Sina', last_name: 'Neu', email: 'sina@school.example' };
  expect((await both.one.call('ines', 'POST', 'student', draft)).status).toBe(201);
  expect([...both.one.mails, ...both.other.mails].map(({ to }) => to)).toEqual([draft.email]);
});
