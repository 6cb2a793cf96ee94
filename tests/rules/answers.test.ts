import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choiceOf,
  holdsChoices,
  latestChoices,
  answersOf,
  type Choices,
} from '../../src/rules/answers';
import { letters } from '../../src/rules/limits';

const question = fc.constantFrom('q1', 'q2', 'constructor', '__proto__');
const choice = fc.record({
  answer: fc.constantFrom(...letters, null),
  at: fc.integer({ min: 1, max: 6 }),
});
const choices: fc.Arbitrary<Choices> = fc
  .array(fc.tuple(question, choice), { maxLength: 4 })
  .map((entries) => Object.fromEntries(entries) as Choices);

/** Two devices never choose at the same instant, unless one sends a choice again. */
const distinct = fc
  .uniqueArray(fc.record({ question, answer: fc.constantFrom(...letters, null) }), {
    minLength: 1,
    maxLength: 8,
    selector: ({ question: id, answer }) => `${id} ${answer}`,
  })
  .map((made) => made.map(({ question: id, answer }, at) => ({ [id]: { answer, at } })));

describe('the latest choice of each question', () => {
  it('wins in whatever order and however often choices arrive', () => {
    fc.assert(
      fc.property(
        distinct.chain((made) =>
          fc.tuple(
            fc.constant(made),
            fc.shuffledSubarray(made, { minLength: made.length }),
            fc.array(fc.constantFrom(...made)),
          ),
        ),
        ([made, shuffled, again]) => {
          const inOrder = made.reduce<Choices>(latestChoices, {});
          expect([...shuffled, ...again].reduce<Choices>(latestChoices, {})).toEqual(inOrder);
        },
      ),
    );
  });

  it('includes everything that was brought', () => {
    fc.assert(
      fc.property(choices, choices, (held, brought) => {
        expect(holdsChoices(latestChoices(held, brought), brought)).toBe(true);
      }),
    );
  });

  it('is the held one if both were made at the same instant', () => {
    const held: Choices = { q1: { answer: 'A', at: 5 } };
    expect(latestChoices(held, { q1: { answer: 'B', at: 5 } })).toBe(held);
  });
});

describe('what is held', () => {
  const held: Choices = { q1: { answer: 'A', at: 5 } };

  it.each<[string, boolean, Choices]>([
    ['an earlier choice of the same question', true, { q1: { answer: 'C', at: 4 } }],
    ['the same letter, whenever', true, { q1: { answer: 'A', at: 9 } }],
    ['a cleared answer where there is none', true, { q2: { answer: null, at: 9 } }],
    ['a later choice of the same question', false, { q1: { answer: 'C', at: 6 } }],
    ['a later clearing', false, { q1: { answer: null, at: 6 } }],
    ['an answer where there is none', false, { q3: { answer: 'D', at: 1 } }],
  ])('of %s: %s', (_, expected, brought) => {
    expect(holdsChoices(held, brought)).toBe(expected);
  });
});

it('does not count cleared answers', () => {
  expect(answersOf({ q1: { answer: 'A', at: 1 }, q2: { answer: null, at: 2 } })).toEqual({
    q1: 'A',
  });
});

it('finds nothing under names that every object has', () => {
  expect(choiceOf({}, 'constructor')).toBeUndefined();
});
