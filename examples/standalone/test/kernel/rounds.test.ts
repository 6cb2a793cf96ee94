import { describe, expect, test } from 'vitest';
import { inRounds, type RoundFailure } from '../../server/kernel/rounds';

/** Work whose rounds end when the test says so. */
function heldWork(fails: (asked: readonly number[]) => unknown = () => undefined) {
  const rounds: (readonly number[])[] = [];
  const ends: (() => void)[] = [];
  const work = async (asked: readonly number[]) => {
    rounds.push(asked);
    await new Promise<void>((resolve) => ends.push(resolve));
    const error = fails(asked);
    if (error !== undefined) throw error as Error;
    return asked.map((number) => number * 10);
  };
  return { rounds, work, end: () => ends.shift()?.() };
}

const sizes = { largest: 3, longest: 5 };
const options = { ...sizes, meaningOf: (): RoundFailure => 'caller' };
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** More turns than callers gather for when nobody else comes. */
async function settle(): Promise<void> {
  for (let turns = 0; turns < 10; turns += 1) await turn();
}

describe('rounds', () => {
  test('serve those who come while the loop turns, and then those who came meanwhile', async () => {
    const { rounds, work, end } = heldWork();
    const ask = inRounds(work, options);
    const first = ask(1);
    await settle();
    expect(rounds).toEqual([[1]]);
    const results = [2, 3, 4, 5].map(ask);
    for (let round = 0; round < 3; round += 1) {
      end();
      await settle();
    }
    expect(rounds).toEqual([[1], [2, 3, 4], [5]]);
    expect(await Promise.all([first, ...results])).toEqual([10, 20, 30, 40, 50]);
  });

  test('wait for callers who come one a turn, but for no more than fit', async () => {
    const { rounds, work, end } = heldWork();
    const ask = inRounds(work, { ...options, largest: 4, longest: 20 });
    const results: Promise<number>[] = [];
    for (let caller = 1; caller <= 12; caller += 1) {
      results.push(ask(caller));
      await turn();
    }
    expect(rounds).toEqual([[1, 2, 3, 4]]);
    for (let round = 0; round < 3; round += 1) {
      end();
      await settle();
    }
    expect(await Promise.all(results)).toHaveLength(12);
  });

  test('begin again after a rest', async () => {
    const { rounds, work, end } = heldWork();
    const ask = inRounds(work, options);
    for (const number of [1, 2]) {
      const result = ask(number);
      await settle();
      end();
      expect(await result).toBe(number * 10);
    }
    expect(rounds).toEqual([[1], [2]]);
  });

  test('refuse at once whom they cannot serve soon, and say when to come back', async () => {
    const { work, end } = heldWork();
    const ask = inRounds(work, options);
    const served = [1, 2, 3, 4, 5].map(ask);
    await expect(ask(6)).rejects.toMatchObject({ statusCode: 503, retryAfterSeconds: 5 });
    for (let round = 0; round < 2; round += 1) {
      await settle();
      end();
    }
    expect(await Promise.all(served)).toEqual([10, 20, 30, 40, 50]);
  });

  test('fail only the caller who is at fault', async () => {
    const { rounds, work, end } = heldWork((asked) =>
      asked.includes(3) ? new Error('three') : undefined,
    );
    const ask = inRounds(work, options);
    const results = Promise.allSettled([2, 3, 4].map(ask));
    for (let round = 0; round < 4; round += 1) {
      await settle();
      end();
    }
    expect(rounds).toEqual([[2, 3, 4], [2], [3], [4]]);
    expect(await results).toEqual([
      { status: 'fulfilled', value: 20 },
      { status: 'rejected', reason: new Error('three') },
      { status: 'fulfilled', value: 40 },
    ]);
  });

  const byMessage = (error: unknown) => (error as Error).message as RoundFailure;

  test('fail everybody who waits where nobody is at fault, and serve the next', async () => {
    let isDown = true;
    const { rounds, work, end } = heldWork(() => (isDown ? new Error('everyone') : undefined));
    const ask = inRounds(work, { ...sizes, meaningOf: byMessage });
    const results = Promise.allSettled([1, 2, 3, 4, 5].map(ask));
    await settle();
    end();
    expect((await results).map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
    isDown = false;
    const next = ask(6);
    await settle();
    end();
    expect(await next).toBe(60);
    expect(rounds).toEqual([[1, 2, 3], [6]]);
  });

  test('tell everybody when the database falls silent while a failed round is repeated', async () => {
    const { rounds, work, end } = heldWork((asked) =>
      asked.length > 1 ? new Error('caller') : new Error('everyone'),
    );
    const ask = inRounds(work, { ...sizes, meaningOf: byMessage });
    const results = Promise.allSettled([1, 2, 3, 4].map(ask));
    for (let round = 0; round < 2; round += 1) {
      await settle();
      end();
    }
    expect((await results).map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
    expect(rounds).toEqual([[1, 2, 3], [1]]);
  });

  test.each([
    { losses: 1, outcome: 'fulfilled' },
    { losses: 2, outcome: 'rejected' },
  ])('repeat a round once after a lost connection: $losses end $outcome', async (lost) => {
    let left = lost.losses;
    const { rounds, work, end } = heldWork(() => (left-- > 0 ? new Error('passing') : undefined));
    const ask = inRounds(work, { ...sizes, meaningOf: byMessage });
    const results = Promise.allSettled([1, 2].map(ask));
    for (let round = 0; round < 2; round += 1) {
      await settle();
      end();
    }
    expect((await results).map(({ status }) => status)).toEqual(Array(2).fill(lost.outcome));
    expect(rounds).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });
});
