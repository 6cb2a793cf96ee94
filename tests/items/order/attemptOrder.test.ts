import { describe, expect, it } from 'vitest';
import { inAttemptOrder } from '../../../src/items/order/attemptOrder';

const options = { A: 'Blue', B: 'Green', C: 'Red', D: 'White' };
const paper = Array.from({ length: 10 }, (_, index) => ({
  _id: `q${index}`,
  title: `Question ${index}`,
  options,
}));
const both = { shuffle_questions: true, shuffle_options: true };

const idsOf = (questions: readonly { _id: string }[]): string =>
  questions.map(({ _id }) => _id.slice(1)).join('');
const optionsOf = (D: string, C = 'Red') =>
  inAttemptOrder([{ _id: 'q', options: { ...options, C, D } }], both, 'x')[0]?.option_order;

describe('the order of an attempt', () => {
  it('is that of the quiz, byte for byte, where nothing is shuffled', () => {
    expect(JSON.stringify(inAttemptOrder(paper, {}, 'attempt'))).toBe(JSON.stringify(paper));
  });

  it('is this for ever, so that a paper looks the same years later', () => {
    const shuffled = inAttemptOrder(paper, both, '6f1c2a5e-0b7d-4c55-9a3e-3f5f0c1d2e4b');
    expect(idsOf(shuffled)).toBe('7819420563');
    expect(shuffled.map(({ option_order }) => option_order?.join(''))).toEqual([
      ...['ABDC', 'CBDA', 'ABDC', 'CADB', 'ACBD', 'ABDC', 'CABD', 'DBCA', 'DABC', 'CBAD'],
    ]);
  });

  it('differs between attempts, and between questions of one attempt', () => {
    const of = (attempt: string) => inAttemptOrder(paper, both, attempt);
    expect(idsOf(of('one'))).not.toBe(idsOf(of('other')));
    expect(new Set(of('one').map(({ option_order }) => option_order?.join())).size).toBeGreaterThan(
      1,
    );
  });

  it('shuffles questions or options alone', () => {
    const questions = inAttemptOrder(paper, { shuffle_questions: true }, 'attempt');
    expect(idsOf(questions)).not.toBe(idsOf(paper));
    expect(questions.every((question) => !('option_order' in question))).toBe(true);
    const ordered = inAttemptOrder(paper, { shuffle_options: true }, 'attempt');
    expect(idsOf(ordered)).toBe(idsOf(paper));
    expect(ordered.every(({ option_order }) => option_order?.length === 4)).toBe(true);
  });

  it('depends on nothing but the question for its options: others may come and go', () => {
    const ofLast = (questions: typeof paper) =>
      inAttemptOrder(questions, { shuffle_options: true }, 'attempt').at(-1)?.option_order;
    expect(ofLast(paper.slice(3))).toEqual(ofLast(paper));
  });
});

describe('an option that speaks of the others', () => {
  it('stays last, and several of them in their own order', () => {
    expect(optionsOf('None of the above')?.at(-1)).toBe('D');
    expect(optionsOf('Keine davon', 'Alle genannten')?.slice(2)).toEqual(['C', 'D']);
    const first = { A: 'كل ما سبق', B: '1', C: '2', D: '3' };
    const orders = Array.from({ length: 20 }, (_, attempt) =>
      inAttemptOrder([{ _id: 'q', options: first }], both, `${attempt}`)[0]?.option_order?.at(-1),
    );
    expect(new Set(orders)).toEqual(new Set(['A']));
  });

  it('keeps the others where they are if it names them, or two of more', () => {
    for (const text of ['A and B', 'Nur A', 'Both of the above']) {
      const stay = ['A', 'B', 'C', 'D'];
      for (let attempt = 0; attempt < 20; attempt += 1) {
        const question = { _id: 'q', options: { ...options, D: text } };
        expect(inAttemptOrder([question], both, `${attempt}`)[0]?.option_order).toEqual(stay);
      }
    }
  });

  it('lets two options move that it speaks of', () => {
    const question = { _id: 'q', options: { ...options, C: 'Both', D: 'Neither' } };
    const orders = Array.from({ length: 50 }, (_, attempt) =>
      inAttemptOrder([question], both, `${attempt}`)[0]?.option_order?.join(''),
    );
    expect(new Set(orders)).toEqual(new Set(['ABCD', 'BACD']));
  });
});

describe('100,000 attempts', () => {
  const attempts = 100_000;
  const asked = paper.slice(0, 5);
  const places = [0, 1, 2, 3];

  /** χ² of counts that should all be the same. */
  const chiSquare = (counts: readonly number[]): number => {
    const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  };

  it('put every question and every option equally often at every position', () => {
    const questions = asked.map(() => asked.map(() => 0));
    const letters = asked.map(() => places.map(() => places.map(() => 0)));
    const orders = new Map<string, number>();
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      // Ids that differ by little are the hardest case for a seed.
      inAttemptOrder(asked, both, `a_${attempt}`).forEach(({ _id, option_order }, position) => {
        const id = Number(_id.slice(1));
        questions[id]![position]! += 1;
        option_order?.forEach((letter, place) => {
          letters[id]!['ABCD'.indexOf(letter)]![place]! += 1;
        });
        const order = option_order?.join('') ?? '';
        if (id === 0) orders.set(order, (orders.get(order) ?? 0) + 1);
      });
    }
    // By chance, once in a million: 4, 3 and 23 degrees of freedom.
    for (const counts of questions) expect(chiSquare(counts)).toBeLessThan(33.4);
    for (const counts of letters.flat()) expect(chiSquare(counts)).toBeLessThan(30.7);
    expect(orders.size).toBe(24);
    expect(chiSquare([...orders.values()])).toBeLessThan(70.5);
  });
});
