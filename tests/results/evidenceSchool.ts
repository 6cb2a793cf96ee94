import type { Evidence } from '../../src/api/entities';

type Item = Evidence['items'][number];

/** A question with this many attempts. A is the answer, and no one chooses D. */
export function item(
  id: string,
  attempts: number,
  right: number,
  change: Partial<Item> = {},
): Item {
  return {
    _id: id,
    title: `Question ${id}`,
    options: { A: 'one', B: 'two', C: 'three', D: 'four' },
    answer: 'A',
    choices: { A: right, B: attempts - right, C: 0, D: 0 },
    omitted: 0,
    facility: attempts === 0 ? null : right / attempts,
    discrimination: 0.4,
    ...change,
  };
}

export function evidence(attempts: number, items: Item[]): Evidence {
  return { quiz: 'z1', participants: attempts, items };
}
