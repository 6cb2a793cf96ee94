import { describe, expect, test } from 'vitest';
import { inRounds } from '../../server/kernel/rounds';

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
const ofNone = () => false;
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('rounds', () => {
  test('serve a lone caller at once, and those who come meanwhile together, in order', async () => {
    const { rounds, work, end } = heldWork();
    const ask = inRounds(work, sizes, ofNone);
    const results = [1, 2, 3, 4, 5].map(ask);
    expect(rounds).toEqual([[1]]);
    end();
    await turn();
    expect(rounds).toEqual([[1], [2, 3, 4]]);
    end();
    await turn();
    expect(rounds).toEqual([[1], [2, 3, 4], [5]]);
    end();
    expect(await Promise.all(results)).toEqual([10, 20, 30, 40, 50]);
  });

  test('begin again after a rest', async () => {
    const { rounds, work, end } = heldWork();
    const ask = inRounds(work, sizes, ofNone);
    for (const number of [1, 2]) {
      const result = ask(number);
      await turn();
      end();
      expect(await result).toBe(number * 10);
    }
    expect(rounds).toEqual([[1], [2]]);
  });

  test('refuse at once whom they cannot serve soon, and say when to come back', async () => {
    const { work, end } = heldWork();
    const ask = inRounds(work, sizes, ofNone);
    const served = [1, 2, 3, 4, 5, 6].map(ask);
    await expect(ask(7)).rejects.toMatchObject({ statusCode: 503, retryAfterSeconds: 5 });
    for (let round = 0; round < 3; round += 1) {
      end();
      await turn();
    }
    expect(await Promise.all(served)).toEqual([10, 20, 30, 40, 50, 60]);
  });

  test('fail only the caller who is at fault', async () => {
    const { rounds, work, end } = heldWork((asked) =>
      asked.includes(3) ? new Error('three') : undefined,
    );
    const ask = inRounds(work, sizes, ofNone);
    const results = Promise.allSettled([1, 2, 3, 4].map(ask));
    for (let round = 0; round < 5; round += 1) {
      end();
      await turn();
    }
    expect(rounds).toEqual([[1], [2, 3, 4], [2], [3], [4]]);
    expect(await results).toEqual([
      { status: 'fulfilled', value: 10 },
      { status: 'fulfilled', value: 20 },
      { status: 'rejected', reason: new Error('three') },
      { status: 'fulfilled', value: 40 },
    ]);
  });

  test('fail everybody who waits where nobody is at fault, and serve the next', async () => {
    let isDown = true;
    const { rounds, work, end } = heldWork(() => (isDown ? new Error('down') : undefined));
    const ask = inRounds(work, sizes, (error) => (error as Error).message === 'down');
    const results = Promise.allSettled([1, 2, 3].map(ask));
    end();
    expect((await results).map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
    isDown = false;
    const next = ask(4);
    await turn();
    end();
    expect(await next).toBe(40);
    expect(rounds).toEqual([[1], [4]]);
  });
});
