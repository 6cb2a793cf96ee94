import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choiceOf,
  latestChoices,
  lettersOf,
  missingChoices,
  type Choices,
} from '../../src/rules/choices';
import { letters } from '../../src/rules/limits';

const question = fc.constantFrom('q1', 'q2', 'constructor', '__proto__');
const choice = fc.record({
  letter: fc.constantFrom(...letters, null),
  at: fc.integer({ min: 1, max: 6 }),
});
const choices: fc.Arbitrary<Choices> = fc
  .array(fc.tuple(question, choice), { maxLength: 4 })
  .map((entries) => Object.fromEntries(entries) as Choices);

/** No two devices choose at the same instant, but for what one brings again. */
const distinct = fc
  .uniqueArray(fc.record({ question, letter: fc.constantFrom(...letters, null) }), {
    minLength: 1,
    maxLength: 8,
    selector: ({ question: id, letter }) => `${id} ${letter}`,
  })
  .map((made) => made.map(({ question: id, letter }, at) => ({ [id]: { letter, at } })));

describe('the latest choice of each question', () => {
  it('stands in whichever order and however often choices arrive', () => {
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

  it('lacks nothing of what was brought', () => {
    fc.assert(
      fc.property(choices, choices, (held, brought) => {
        expect(missingChoices(latestChoices(held, brought), brought)).toEqual({});
      }),
    );
  });

  it('keeps the held one where both were made at the same instant', () => {
    const held: Choices = { q1: { letter: 'A', at: 5 } };
    expect(latestChoices(held, { q1: { letter: 'B', at: 5 } })).toBe(held);
  });
});

describe('what is missing', () => {
  it('is what only counts on one side, and is later', () => {
    const held: Choices = { q1: { letter: 'A', at: 5 }, q2: { letter: 'B', at: 5 } };
    const brought: Choices = {
      q1: { letter: 'C', at: 6 },
      q2: { letter: 'C', at: 4 },
      q3: { letter: 'D', at: 1 },
    };
    expect(Object.keys(missingChoices(held, brought))).toEqual(['q1', 'q3']);
  });

  it('is no same letter, and no cleared answer where there is none', () => {
    const brought: Choices = { q1: { letter: 'A', at: 9 }, q2: { letter: null, at: 9 } };
    expect(missingChoices({ q1: { letter: 'A', at: 1 } }, brought)).toEqual({});
  });
});

it('counts no cleared answer', () => {
  expect(lettersOf({ q1: { letter: 'A', at: 1 }, q2: { letter: null, at: 2 } })).toEqual({
    q1: 'A',
  });
});

it('finds nothing under names that every object has', () => {
  expect(choiceOf({}, 'constructor')).toBeUndefined();
});
