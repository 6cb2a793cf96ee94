import { describe, expect, it } from 'vitest';
import { attemptLetters, inAttemptOrder } from '../../../src/items/order/attemptOrder';

const options = { A: 'Blue', B: 'Green', C: 'Red', D: 'White' };
const paper = Array.from({ length: 10 }, (_, index) => ({
  _id: `q${index}`,
  title: `Question ${index}`,
  options,
}));
const both = { shuffle_questions: true, shuffle_options: true };

/** The letters that a question's options had before, in the order in which they are shown. */
const orderOf = (question: Pick<(typeof paper)[0], 'options'>, before = options): string =>
  Object.values(question.options)
    .map((text) => Object.entries(before).find(([, own]) => own === text)?.[0])
    .join('');

const idsOf = (questions: readonly { _id: string }[]): string =>
  questions.map(({ _id }) => _id.slice(1)).join('');
const ordersOf = (own: typeof options, attempts: number): Set<string> =>
  new Set(
    Array.from({ length: attempts }, (_, attempt) =>
      inAttemptOrder([{ _id: 'q', options: own }], both, `${attempt}`).map((question) =>
        orderOf(question, own),
      ),
    ).flat(),
  );

describe('the order of an attempt', () => {
  it('is that of the quiz, byte for byte, where nothing is shuffled', () => {
    expect(JSON.stringify(inAttemptOrder(paper, {}, 'attempt'))).toBe(JSON.stringify(paper));
  });

  it('is this for ever, so that a paper looks the same years later', () => {
    const shuffled = inAttemptOrder(paper, both, '6f1c2a5e-0b7d-4c55-9a3e-3f5f0c1d2e4b');
    expect(idsOf(shuffled)).toBe('7819420563');
    expect(shuffled.map((question) => orderOf(question))).toEqual([
      ...['ABDC', 'CBDA', 'ABDC', 'CADB', 'ACBD', 'ABDC', 'CABD', 'DBCA', 'DABC', 'CBAD'],
    ]);
  });

  it('differs between attempts, and between questions of one attempt', () => {
    const of = (attempt: string) => inAttemptOrder(paper, both, attempt);
    expect(idsOf(of('one'))).not.toBe(idsOf(of('other')));
    expect(new Set(of('one').map((question) => orderOf(question))).size).toBeGreaterThan(1);
  });

  it('shuffles questions or options alone', () => {
    const questions = inAttemptOrder(paper, { shuffle_questions: true }, 'attempt');
    expect(idsOf(questions)).not.toBe(idsOf(paper));
    expect(questions.every((question) => orderOf(question) === 'ABCD')).toBe(true);
    const ordered = inAttemptOrder(paper, { shuffle_options: true }, 'attempt');
    expect(idsOf(ordered)).toBe(idsOf(paper));
    expect(ordered.some((question) => orderOf(question) !== 'ABCD')).toBe(true);
  });

  it('depends on nothing but the question for its options: others may come and go', () => {
    const ofLast = (questions: typeof paper) =>
      inAttemptOrder(questions, { shuffle_options: true }, 'attempt').at(-1);
    expect(ofLast(paper.slice(3))).toEqual(ofLast(paper));
  });
});

describe('the letters of an attempt', () => {
  const [first] = inAttemptOrder(paper.slice(0, 1), both, 'attempt');
  const { shown, stored } = attemptLetters(paper, 'attempt');

  it('name the same options as the stored ones, one or several', () => {
    for (const letter of ['A', 'B', 'C', 'D'] as const) {
      expect(options[stored('q0', letter) as 'A']).toBe(first?.options[letter]);
      expect(shown('q0', stored('q0', letter))).toBe(letter);
    }
    expect([...stored('q0', shown('q0', 'BD'))]).toEqual(['B', 'D']);
    expect(shown('q0', 'ABCD')).toBe('ABCD');
  });

  it('leave a letter that is not offered, or a question that is not asked', () => {
    expect([stored('q0', 'F'), shown('q0', 'F')]).toEqual(['F', 'F']);
    expect(stored('other', 'B')).toBe('B');
  });

  it.each(['-3.5', 'ABBA'])('leave %s, which is no letters of options', (answer) => {
    expect([stored('q0', answer), shown('q0', answer)]).toEqual([answer, answer]);
  });
});

describe('an option that speaks of the others', () => {
  it('stays last, and several of them in their own order', () => {
    const endings = (own: typeof options) =>
      new Set([...ordersOf(own, 20)].map((order) => order.slice(2)));
    expect([...ordersOf({ ...options, D: 'None of the above' }, 20)].join()).not.toMatch(/D\w/);
    expect(endings({ ...options, C: 'Alle genannten', D: 'Keine davon' })).toEqual(new Set(['CD']));
    const first = { A: 'كل ما سبق', B: 'one', C: 'two', D: 'six' };
    expect([...ordersOf(first, 20)].every((order) => order.endsWith('A'))).toBe(true);
  });

  it('keeps the others where they are if it names them, or two of more', () => {
    for (const D of ['A and B', 'Nur A', 'Both of the above']) {
      expect(ordersOf({ ...options, D }, 20)).toEqual(new Set(['ABCD']));
    }
  });

  it('lets two options move that it speaks of', () => {
    const two = { ...options, C: 'Both', D: 'Neither' };
    expect(ordersOf(two, 50)).toEqual(new Set(['ABCD', 'BACD']));
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
      inAttemptOrder(asked, both, `a_${attempt}`).forEach((question, position) => {
        const id = Number(question._id.slice(1));
        questions[id]![position]! += 1;
        const order = orderOf(question);
        [...order].forEach((letter, place) => {
          letters[id]!['ABCD'.indexOf(letter)]![place]! += 1;
        });
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
