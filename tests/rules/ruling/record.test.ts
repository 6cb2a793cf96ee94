import { describe, expect, it } from 'vitest';
import { changedChoices, recordWith } from '../../../src/rules/ruling/record';
import { answerProblems, choicesSent } from '../../../src/rules/ruling/sentAnswers';
import { answer, at, choices, heldAttempt, questions } from './heldAttempt';

const { record } = heldAttempt();

describe('a record', () => {
  it('is the same object if nothing has changed', () => {
    expect(recordWith(record, {})).toBe(record);
    expect(recordWith(record, choices({ q1: ['C', '09:05:00'] }))).toBe(record);
  });

  it('rises by one revision for all answers that arrive together', () => {
    const brought = choices({ q1: ['C', '09:06:00'], constructor: ['D', '09:06:00'] as const });
    expect(recordWith(record, brought)).toEqual({
      choices: brought,
      revision: 2,
      changedAt: { q1: 2, constructor: 2 },
    });
  });

  it('lists what changed after a revision, and choices without one', () => {
    const later = recordWith(record, choices({ q2: ['B', '09:06:00'] }));
    expect(Object.keys(changedChoices(later, 1))).toEqual(['q2']);
    expect(Object.keys(changedChoices(later))).toEqual(['q1', 'q2']);
  });

  it('lists choices without a revision for devices that do not know the latest', () => {
    const stampless = { ...record, revision: 3, changedAt: {} };
    expect(Object.keys(changedChoices(stampless, 2))).toEqual(['q1']);
    expect(changedChoices(stampless, 3)).toEqual({});
  });
});

describe('answers from a device', () => {
  const now = at('09:10:00');
  const day = 24 * 60 * 60_000;

  it.each([
    ['a new letter', answer('q1', 'C'), { q1: { answer: 'C', at: now.getTime() } }],
    ['the held letter', answer('q1', 'A'), {}],
    ['no letter where none is held', answer('q2', null), {}],
    ['a clearing', answer('q1', null), { q1: { answer: null, at: now.getTime() } }],
  ])('without an instant, %s, count as chosen now if they change anything', (_, sent, expected) => {
    expect(choicesSent([sent], record.choices, now)).toEqual(expected);
  });

  it('without an instant come after a choice from the future', () => {
    const held = choices({ q1: ['A', '09:30:00'] });
    expect(choicesSent([answer('q1', 'B')], held, now)).toEqual({
      q1: { answer: 'B', at: at('09:30:00.001').getTime() },
    });
  });

  it.each([
    ['1969-12-31T23:00:00Z', 0],
    ['2031-01-01T00:00:00Z', now.getTime() + day],
  ])('from a clock that shows %s count as made at a bound', (chosen_at, expected) => {
    const sent = { question: 'q1', answer: 'B' as const, chosen_at };
    expect(choicesSent([sent], {}, now)).toEqual({ q1: { answer: 'B', at: expected } });
  });

  it('produce a problem for each entry that cannot be used, at most 20', () => {
    const sent = [
      answer('q1', 'A'),
      answer('q1', 'B'),
      answer('q9', 'A'),
      { question: 'q2', answer: 'A' as const, chosen_at: '2026-06-30T23:59:60Z' },
    ];
    expect(answerProblems(sent, { questions }).map(({ field }) => field)).toEqual([
      'answers.1.question',
      'answers.2.question',
      'answers.3.chosen_at',
    ]);
    const fits = (_question: string, given: string) => given.length === 1;
    const both = [answer('q1', 'AB')];
    expect(answerProblems(both, { questions, fits })).toEqual([
      {
        field: 'answers.0.answer',
        message: expect.stringContaining('entry 1 does not fit') as string,
      },
    ]);
    expect(answerProblems(both, { questions })).toEqual([]);
    const held = choices({ q1: ['AB', '09:05:00'] });
    expect(answerProblems(both, { questions, fits }, held)).toEqual([]);
    const strangers = Array.from({ length: 30 }, (_, index) => answer(`x${index}`, 'A'));
    expect(answerProblems(strangers, { questions })).toHaveLength(20);
  });
});
