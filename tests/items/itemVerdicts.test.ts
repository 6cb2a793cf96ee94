import { describe, expect, it } from 'vitest';
import { attemptsOf, itemVerdicts, unchosenOptions } from '../../src/items/itemVerdicts';

/** An item with this many attempts, and A as the answer. */
const item = (attempts: number, facility: number | null, discrimination: number | null) => ({
  options: { A: 'Blue', B: 'Green', C: 'Red', D: 'White' },
  answer: 'A' as const,
  choices: { A: Math.round(attempts * (facility ?? 0)), B: 0, C: 0, D: 0 },
  omitted: attempts - Math.round(attempts * (facility ?? 0)),
  facility,
  discrimination,
});

describe('the verdicts on an item', () => {
  it('are none if there are too few attempts', () => {
    expect(itemVerdicts(item(0, null, null))).toEqual([]);
    expect(itemVerdicts(item(29, 1, -1))).toEqual([]);
  });

  it.each([
    [30, 0.9, ['tooEasy']],
    [30, 0.89, []],
    [30, 0.31, []],
    [30, 0.3, ['tooHard']],
  ])('of %i attempts with facility %d are %j', (attempts, facility, verdicts) => {
    expect(itemVerdicts(item(attempts, facility, null))).toEqual(verdicts);
  });

  // Two standard errors of 30 attempts are 2/√29 = 0.3714, those of 100 are 2/√99 = 0.2010.
  it.each([
    [30, -0.371, []],
    [30, -0.372, ['checkKey']],
    [100, -0.2, ['weak']],
    [100, -0.202, ['checkKey']],
    [99, 0, []],
    [100, 0.19, ['weak']],
    [100, 0.2, []],
  ])('of %i attempts with discrimination %d are %j', (attempts, discrimination, verdicts) => {
    expect(itemVerdicts(item(attempts, 0.6, discrimination))).toEqual(verdicts);
  });

  it('omit "weak" if nearly all or hardly any got it right, which explains the figure', () => {
    expect(itemVerdicts(item(200, 0.95, 0.05))).toEqual(['tooEasy']);
    expect(itemVerdicts(item(200, 0.2, 0.05))).toEqual(['tooHard']);
  });

  it('begin with the most serious', () => {
    expect(itemVerdicts(item(200, 0.1, -0.4))).toEqual(['checkKey', 'tooHard']);
  });
});

it('count students without an answer among the attempts', () => {
  expect(attemptsOf({ choices: { A: 3, B: 0, C: 2, D: 1 }, omitted: 4 })).toBe(10);
});

describe('options that nobody chose', () => {
  it('are the wrong ones, from 30 attempts on', () => {
    expect(unchosenOptions(item(29, 0.5, null))).toEqual([]);
    expect(unchosenOptions(item(30, 0.5, null))).toEqual(['B', 'C', 'D']);
    expect(unchosenOptions(item(30, 0, null))).toEqual(['B', 'C', 'D']);
  });
});
