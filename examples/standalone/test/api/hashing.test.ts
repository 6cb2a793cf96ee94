import { expect, test } from 'vitest';
import { createHashing, type HashingFor } from '../../server/accounts/hashing';
import { Unavailable } from '../../server/kernel/failure';

const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

const of = (purpose: HashingFor['purpose'], network: string): HashingFor => ({ purpose, network });

/**
 * Requests hashes one after the other, without waiting, and returns the order in which they are
 * made.
 */
async function orderOf(wanted: readonly HashingFor[], longest = 100): Promise<string[]> {
  const hashing = createHashing({ atOnce: 1, longest });
  const order: string[] = [];
  await Promise.all(
    wanted.map(async (who) => {
      const name = `${who.purpose} of ${who.network}`;
      await hashing.inTurn(who, pause).then(
        () => order.push(name),
        (error: unknown) => {
          expect(error).toBeInstanceOf(Unavailable);
          order.push(`${name} refused`);
        },
      );
    }),
  );
  return order;
}

const times = (count: number, who: HashingFor) => Array<HashingFor>(count).fill(who);

test('networks take turns, however many requests wait from one of them', async () => {
  const order = await orderOf([
    ...times(6, of('signIn', 'crowd')),
    of('signIn', 'home'),
    of('signIn', 'library'),
  ]);
  expect(order.indexOf('signIn of home')).toBeLessThan(4);
  expect(order.indexOf('signIn of library')).toBeLessThan(5);
});

test('a full line refuses the network with the most waiting, and admits others', async () => {
  const order = await orderOf(
    [...times(8, of('signIn', 'crowd')), ...times(2, of('signIn', 'home'))],
    4,
  );
  expect(order.filter((name) => name === 'signIn of home')).toHaveLength(2);
  expect(order.filter((name) => name === 'signIn of crowd')).toHaveLength(3);
  expect(order.filter((name) => name === 'signIn of crowd refused')).toHaveLength(5);
});

test('a flood of guesses of codes leaves most of the time to those who sign in', async () => {
  const order = await orderOf([
    ...Array.from({ length: 20 }, (_, index) => of('reset', `network ${index}`)),
    ...times(8, of('signIn', 'school')),
  ]);
  const lastOfSchool = order.lastIndexOf('signIn of school');
  expect(lastOfSchool).toBeLessThanOrEqual(11);
});

test('an idle purpose does not catch up on turns that it did not need', async () => {
  const hashing = createHashing({ atOnce: 1 });
  for (let turn = 0; turn < 8; turn += 1) await hashing.inTurn(of('signIn', 'school'), pause);
  const order: string[] = [];
  const note = async (name: 'reset' | 'signIn') => {
    await hashing.inTurn(of(name, name), pause);
    order.push(name);
  };
  await Promise.all([...Array<'reset'>(8).fill('reset'), 'signIn' as const].map(note));
  expect(order.indexOf('signIn')).toBeLessThan(4);
});

test('only the configured number is served at once', async () => {
  const hashing = createHashing({ atOnce: 2 });
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await pause();
    running -= 1;
  };
  await Promise.all(times(9, of('signIn', 'school')).map((who) => hashing.inTurn(who, work)));
  expect(most).toBe(2);
});

test('a failure gives its place to the next', async () => {
  const hashing = createHashing({ atOnce: 1 });
  const school = of('signIn', 'school');
  const failing = hashing.inTurn(school, () => Promise.reject(new Error('no hash')));
  const next = hashing.inTurn(school, () => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('no hash');
  expect(await next).toBe('done');
});

test('waiting requests are counted by purpose', async () => {
  const hashing = createHashing({ atOnce: 1 });
  const lengthOf = (purpose: string) =>
    hashing.pending().find((line) => line.purpose === purpose)?.length;
  const wanted = [...times(3, of('signIn', 'school')), of('reset', 'home')];
  const made = Promise.all(wanted.map((who) => hashing.inTurn(who, pause)));
  expect([lengthOf('signIn'), lengthOf('reset'), lengthOf('mail')]).toEqual([2, 1, 0]);
  await made;
  expect([lengthOf('signIn'), lengthOf('reset')]).toEqual([0, 0]);
});
