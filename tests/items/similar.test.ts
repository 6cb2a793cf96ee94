import { describe, expect, it } from 'vitest';
import { SimilarQuestions, similarGroups } from '../../src/items/similar';
import { manyQuestions } from '../../stories/questions/manyQuestions';

interface Worded {
  title: string;
  options: Record<'A' | 'B' | 'C' | 'D', string>;
}

const asked = (title: string, ...texts: string[]): Worded => {
  const [A = 'one', B = 'two', C = 'three', D = 'four'] = texts;
  return { title, options: { A, B, C, D } };
};

/** What a generator returns in the end. */
function ended<Value>(steps: Generator<void, Value>): Value {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const areSimilar = (one: Worded, other: Worded): boolean =>
  ended(similarGroups([one, other])).length === 1;

/** The same numbers each time, so that a failure can be repeated. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mix = Math.imul(state ^ (state >>> 15), 1 | state);
    mix = (mix + Math.imul(mix ^ (mix >>> 7), 61 | mix)) ^ mix;
    return ((mix ^ (mix >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const nouns =
  'browser server header cookie container element index transaction promise function module pipeline branch commit selector query schema cache token thread queue proxy cluster image volume request response method resource listener memory certificate gateway journal schedule migration constraint trigger replica shard balancer monitor backup snapshot deployment rollback secret permission session router reducer hook fragment portal layout viewport gradient animation breakpoint typeface'.split(
    ' ',
  );
const verbs =
  'sends stores compares delays validates replaces measures encrypts schedules renders resolves repeats collects forwards deletes imports publishes rejects restores splits merges locks signs compresses'.split(
    ' ',
  );
const starts = [
  'Which statement about a',
  'What happens when a',
  'How would you explain why a',
  'Under which condition is it true that a',
];

/** A bank of different questions, as a teacher would write them. */
function bankOf(count: number, random: () => number): Worded[] {
  const pick = (words: readonly string[]) => words[Math.floor(random() * words.length)]!;
  const some = () => `${pick(nouns)} ${pick(verbs)} the ${pick(nouns)}`;
  return Array.from({ length: count }, () =>
    asked(
      `${pick(starts)} ${some()} before the ${pick(nouns)} ${pick(verbs)} its ${pick(nouns)}?`,
      ...[`The ${some()}`, `Only the ${some()}`, `A ${some()}`, `Every ${some()}`],
    ),
  );
}

type Edit = (question: Worded, random: () => number) => Worded;

const inTitle =
  (change: (title: string, random: () => number) => string): Edit =>
  (question, random) => ({ ...question, title: change(question.title, random) });

const edits: Record<string, Edit> = {
  'another case': inTitle((title) => title.toUpperCase()),
  'other punctuation': inTitle((title) => `${title.replace(/[?]/g, ' …').replaceAll(' ', '  ')}!`),
  'words in another order': inTitle((title, random) =>
    title
      .split(' ')
      .map((word) => ({ word, at: random() }))
      .sort((one, other) => one.at - other.at)
      .map(({ word }) => word)
      .join(' '),
  ),
  'a letter left out': inTitle((title, random) => {
    const at = Math.floor(random() * title.length);
    return title.slice(0, at) + title.slice(at + 1);
  }),
  'two letters exchanged': inTitle((title, random) => {
    const at = Math.floor(random() * (title.length - 2));
    return title.slice(0, at) + title[at + 1]! + title[at]! + title.slice(at + 2);
  }),
  'a word more': inTitle((title) => title.replace(' a ', ' a certain ')),
  'a word less': inTitle((title) => title.replace(' its ', ' ')),
  'options in another order': ({ title, options: { A, B, C, D } }) => asked(title, ...[D, B, A, C]),
  'a misspelt option': ({ title, options: { A, B, C, D } }) => asked(title, ...[`${A}x`, B, C, D]),
};

describe('similar questions', () => {
  it.each(Object.keys(edits))('are found in 99 of 100 cases after %s', (name) => {
    const random = createRandom(7);
    const bank = bankOf(200, random);
    const index = new SimilarQuestions<Worded>();
    for (const question of bank) index.add(question);
    const found = bank.filter((question) =>
      index.find(edits[name]!(question, random)).includes(question),
    );
    expect(found.length / bank.length).toBeGreaterThanOrEqual(0.99);
  });

  it('are not found among different questions', () => {
    const groups = ended(similarGroups(bankOf(1_000, createRandom(11))));
    expect(groups.length).toBeLessThanOrEqual(1);
  });

  it.each([
    ['other numbers', 'What is 12 times 4?', 'What is 12 times 5?'],
    ['a negation', 'Which of these values is not falsy?', 'Which of these values is falsy?'],
    ['a German negation', 'Welcher Wert ist kein Text?', 'Welcher Wert ist Text?'],
    ['an Arabic negation', 'أي هذه القيم ليست نصًا؟', 'أي هذه القيم نصًا؟'],
  ])('are different ones with %s', (_, one, other) => {
    expect(areSimilar(asked(one), asked(one))).toBe(true);
    expect(areSimilar(asked(one), asked(other))).toBe(false);
  });

  it('are different ones with other options', () => {
    const [one, other] = [
      asked('Which of these is true?', 'Water boils', 'Iron floats', 'Gold rusts', 'Ice sinks'),
      asked('Which of these is true?', 'Cats bark', 'Dogs meow', 'Birds swim', 'Fish fly'),
    ];
    expect(areSimilar(one, other)).toBe(false);
  });

  it('are different ones with another title above the same options', () => {
    const options = ['True', 'False', 'Perhaps it is so', 'Nobody knows that'];
    const [one, other] = [asked('Is water wet?', ...options), asked('Do cats purr?', ...options)];
    expect(areSimilar(one, other)).toBe(false);
  });

  it('are grouped in the order of the bank, also through others', () => {
    const bank = [
      asked('What does a cookie store?'),
      asked('Which port does a proxy listen on by default?'),
      asked('what does a Cookie store'),
      asked('What does the cookie store?'),
      asked('Which port does the proxy listen on by default?'),
    ];
    expect(ended(similarGroups(bank))).toEqual([
      [bank[0], bank[2], bank[3]],
      [bank[1], bank[4]],
    ]);
  });

  it('are found in a bank whose questions are all the same', () => {
    const bank = Array.from({ length: 1_000 }, () => asked('What does a cookie store?'));
    const [group] = ended(similarGroups(bank));
    expect(group).toHaveLength(1_000);
  });

  it('are looked for among few others: one pair in twenty at most', () => {
    const compared = (count: number) => {
      const bank = bankOf(count, createRandom(3));
      const index = new SimilarQuestions<Worded>();
      for (const question of bank) index.add(question);
      return index.comparisons;
    };
    const pairs = (2_000 * 1_999) / 2;
    expect(compared(2_000) / pairs).toBeLessThan(1 / 20);
  });
});

it('finds no two questions with different numbers alike in a bank of 2,000', () => {
  expect(ended(similarGroups(manyQuestions(2_000)))).toEqual([]);
});
