import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  continueDraft,
  emptyDraft,
  mergeServerAnswers,
  isSaved,
  unsavedOf,
  type Draft,
  type ServerAnswers,
} from '../../../src/attempt/answers/draft';
import { choiceOf, latestChoices, answersOf, type Choices } from '../../../src/rules/answers';
import { letters } from '../../../src/rules/limits';

const draft = (parts: Partial<Draft>): Draft => ({ ...emptyDraft, ...parts });
const held = (choices: Choices, revision = 1): ServerAnswers => ({ choices, revision });

const A = { answer: 'A', at: 1 } as const;
const B = { answer: 'B', at: 2 } as const;
const C = { answer: 'C', at: 3 } as const;
const cleared = { answer: null, at: 4 } as const;

describe('what a server tells a draft', () => {
  it('replaces an earlier choice, and yields to a later one', () => {
    const here = draft({ choices: { i1: A, i2: C } });
    const merged = mergeServerAnswers(here, held({ i1: B, i2: A, i3: C }, 7), false);
    expect(merged).toMatchObject({
      choices: { i1: B, i2: C, i3: C },
      held: { i1: B, i2: A, i3: C },
      revision: 7,
    });
    expect(unsavedOf(merged)).toEqual({ i2: C });
  });

  it('does not change the questions that it does not name', () => {
    const here = draft({ choices: { i1: A, i2: B }, held: { i1: A }, revision: 3 });
    expect(mergeServerAnswers(here, held({}, 3), true)).toMatchObject(here);
  });

  it('does not undo what was heard before', () => {
    const here = draft({ choices: { i1: C }, held: { i1: C }, revision: 5 });
    expect(mergeServerAnswers(here, held({ i1: A }, 2), true)).toMatchObject({
      choices: { i1: C },
      held: { i1: C },
      revision: 5,
    });
  });

  it("keeps the server's answer if both were chosen at the same instant", () => {
    const here = draft({ choices: { i1: { answer: 'D', at: B.at } } });
    const merged = mergeServerAnswers(here, held({ i1: B }), false);
    expect(merged.choices).toEqual({ i1: B });
    expect(merged.overruled).toEqual({ i1: 'D' });
    expect(isSaved(merged)).toBe(true);
  });

  it('clears an answer that was cleared later elsewhere', () => {
    const merged = mergeServerAnswers(draft({ choices: { i1: A } }), held({ i1: cleared }), false);
    expect(answersOf(merged.choices)).toEqual({});
    expect(merged.overruled).toEqual({ i1: 'A' });
  });
});

describe('the answer here that another device overruled', () => {
  it('is noted', () => {
    const merged = mergeServerAnswers(
      draft({ choices: { i1: A, i2: cleared } }),
      held({ i1: B }),
      true,
    );
    expect(merged.overruled).toEqual({ i1: 'A' });
  });

  it('is noted as null if a question was left open or cleared here, while it is shown', () => {
    const theirs = held({ i1: B, i2: { answer: 'D', at: 9 } });
    const here = draft({ choices: { i2: cleared } });
    expect(mergeServerAnswers(here, theirs, true).overruled).toEqual({ i1: null, i2: null });
    expect(mergeServerAnswers(here, theirs, false).overruled).toEqual({ i2: null });
  });

  it('is not noted if it is the same answer, chosen or heard again', () => {
    const here = draft({ choices: { i1: A } });
    expect(mergeServerAnswers(here, held({ i1: A }), true).overruled).toEqual({});
    expect(mergeServerAnswers(here, held({ i1: { answer: 'A', at: 9 } }), true).overruled).toEqual(
      {},
    );
  });

  it('stays noted as it first was while other devices continue to choose', () => {
    const once = mergeServerAnswers(draft({ choices: { i1: A } }), held({ i1: B }), true);
    expect(mergeServerAnswers(once, held({ i1: C }, 2), true).overruled).toEqual({ i1: 'A' });
  });

  it('is no longer noted once it is restored', () => {
    const once = mergeServerAnswers(draft({ choices: { i1: A } }), held({ i1: B }), true);
    const back = mergeServerAnswers(once, held({ i1: { answer: 'A', at: 9 } }, 2), true);
    expect(back.overruled).toEqual({});
    const open = mergeServerAnswers(draft({}), held({ i1: B }), true);
    expect(mergeServerAnswers(open, held({ i1: cleared }, 2), true).overruled).toEqual({});
  });
});

describe('a draft is saved', () => {
  it.each<[boolean, Partial<Draft>]>([
    [true, {}],
    [true, { choices: { i1: A }, held: { i1: A, i2: B } }],
    [true, { choices: { i1: A }, held: { i1: B } }],
    [false, { choices: { i1: B }, held: { i1: A } }],
    [false, { choices: { i1: A } }],
    [false, { choices: { i1: A, i2: cleared }, held: { i1: A } }],
  ])('%s: %j', (isTrue, parts) => {
    expect(isSaved(draft(parts))).toBe(isTrue);
  });
});

describe('a draft continued after its owner became known', () => {
  it('has the later choice of each question', () => {
    const here = draft({ choices: { i1: A, i2: C }, held: { i1: A }, revision: 1 });
    const later = draft({ choices: { i1: B, i2: A }, held: { i2: A }, revision: 4 });
    expect(continueDraft(here, later)).toMatchObject({
      choices: { i1: B, i2: C },
      held: { i1: A, i2: A },
      revision: 4,
    });
  });

  it('stays as it was if no server was heard', () => {
    const here = draft({ choices: { i1: A }, held: { i1: A }, revision: 1 });
    expect(continueDraft(here, draft({ choices: { i2: B } }))).toMatchObject({
      choices: { i1: A, i2: B },
      held: { i1: A },
      revision: 1,
    });
  });

  it('notes what the server did not have, and not what its student has changed since', () => {
    const here = draft({ choices: { i1: A, i2: A }, held: { i1: A }, revision: 1 });
    const changed = { i1: B, i2: B };
    const later = draft({ choices: changed, held: changed, revision: 4 });
    expect(continueDraft(here, later)).toMatchObject({
      choices: changed,
      held: changed,
      overruled: { i2: 'A' },
    });
    expect(continueDraft(here, later).overruled).not.toHaveProperty('i1');
  });

  it('keeps what was overruled in either', () => {
    const here = draft({ choices: { i1: B }, overruled: { i1: 'A' } });
    const later = draft({ choices: { i2: C }, overruled: { i2: null } });
    expect(continueDraft(here, later).overruled).toEqual({ i1: 'A', i2: null });
  });
});

const question = fc.constantFrom('i1', 'i2', 'constructor', '__proto__');
const letter = fc.constantFrom(...letters, null);

/** What devices chose, no two at the same instant, as the server tells it in parts. */
const replies = fc
  .array(fc.record({ question, letter }), { minLength: 1, maxLength: 10 })
  .map((made) =>
    made.map(({ question: id, letter: chosen }, index) =>
      held(Object.fromEntries([[id, { answer: chosen, at: index + 1 }]]), index + 1),
    ),
  );
const repliesInAnyOrder = replies.chain((inOrder) =>
  fc.tuple(
    fc.constant(inOrder),
    fc.shuffledSubarray(inOrder, { minLength: inOrder.length }),
    fc.array(fc.constantFrom(...inOrder), { maxLength: 5 }),
    // Some of the choices, or none, were made on this device.
    fc.subarray(inOrder, { minLength: 0 }),
  ),
);
const madeHere = (mine: readonly ServerAnswers[]): Draft =>
  draft({ choices: mine.reduce<Choices>((all, { choices }) => latestChoices(all, choices), {}) });

describe('whatever a device hears, in any order and however often', () => {
  it('it ends with the same choices, all of them held', () => {
    fc.assert(
      fc.property(repliesInAnyOrder, ([inOrder, shuffled, again, mine]) => {
        const merge = (draftOf: Draft, each: ServerAnswers): Draft =>
          mergeServerAnswers(draftOf, each, true);
        const once = inOrder.reduce(merge, madeHere(mine));
        const {
          choices,
          held: known,
          revision,
        } = [...shuffled, ...again].reduce(merge, madeHere(mine));
        expect({ choices, known, revision }).toEqual({
          choices: once.choices,
          known: once.held,
          revision: inOrder.length,
        });
        expect(choices).toEqual(known);
        expect(isSaved(once)).toBe(true);
      }),
    );
  });

  it('none of its own choices is replaced by an earlier one', () => {
    fc.assert(
      fc.property(repliesInAnyOrder, ([, shuffled, , mine]) => {
        const here = madeHere(mine);
        const merged = shuffled.reduce((each, what) => mergeServerAnswers(each, what, true), here);
        for (const [id, { at }] of Object.entries(here.choices)) {
          expect(choiceOf(merged.choices, id)?.at).toBeGreaterThanOrEqual(at);
        }
      }),
    );
  });

  it('each answer that was replaced here is noted, and nothing else', () => {
    fc.assert(
      fc.property(repliesInAnyOrder, ([, shuffled, again, mine]) => {
        const here = madeHere(mine);
        const { choices, overruled = {} } = [...shuffled, ...again].reduce(
          (each, what) => mergeServerAnswers(each, what, true),
          here,
        );
        const now = Object.entries(choices).map(([id, { answer: chosen }]) => {
          const had = choiceOf(here.choices, id)?.answer ?? null;
          return had === chosen ? [] : [[id, had] as const];
        });
        expect(overruled).toEqual(Object.fromEntries(now.flat()));
      }),
    );
  });
});
