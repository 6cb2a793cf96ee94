import { describe, expect, it } from 'vitest';
import { draw, fitsQuiz } from '../../src/rules/drawing';
import {
  formatDay,
  formatJoinCode,
  formatMoment,
  localToInstant,
  minutesAndSecondsBetween,
  toLocalInput,
} from '../../src/rules/formats';
import { joinCodeAlphabet, joinCodeFrom } from '../../src/rules/joinCode';
import { acceptsSubmission, quizPhase } from '../../src/rules/lifecycle';

describe('drawing', () => {
  it('fits by difficulty and type, and "Both" takes every type', () => {
    const question = { difficulty: 'easy', type: 'FE' } as const;
    expect(fitsQuiz(question, { difficulty: 'easy', type: 'FE' })).toBe(true);
    expect(fitsQuiz(question, { difficulty: 'easy', type: 'BE' })).toBe(false);
    expect(fitsQuiz(question, { difficulty: 'hard', type: 'FE' })).toBe(false);
    expect(fitsQuiz(question, { difficulty: 'easy', type: 'DO' })).toBe(true);
  });

  it('draws different candidates, each about as often', () => {
    const drawn = new Map<number, number>();
    for (let round = 0; round < 3000; round += 1) {
      const hand = draw([1, 2, 3, 4, 5, 6], 3);
      expect(new Set(hand).size).toBe(3);
      for (const candidate of hand) drawn.set(candidate, (drawn.get(candidate) ?? 0) + 1);
    }
    for (const count of drawn.values()) expect(Math.abs(count - 1500)).toBeLessThan(200);
  });

  it('refuses to draw more than there are', () => {
    expect(() => draw([1, 2], 3)).toThrow(/^Quizwright: cannot draw 3 of 2\./);
  });
});

describe('life of a quiz', () => {
  const quiz = { opensAt: new Date('2026-05-04T09:00:00Z'), duration: 15 };
  const at = (time: string): Date => new Date(`2026-05-04T${time}Z`);

  it.each([
    ['08:59:59.999', 'upcoming'],
    ['09:00:00.000', 'open'],
    ['09:14:59.999', 'open'],
    ['09:15:00.000', 'closed'],
  ])('at %s is %s', (time, phase) => expect(quizPhase(quiz, at(time))).toBe(phase));

  it.each([
    ['08:59:59.999', false],
    ['09:00:00.000', true],
    ['09:15:30.000', true],
    ['09:15:30.001', false],
  ])('takes a submission at %s: %s', (time, accepts) =>
    expect(acceptsSubmission(quiz, at(time))).toBe(accepts),
  );
});

describe('join codes', () => {
  it('uses 32 characters that are not easily confused', () => {
    expect(new Set(joinCodeAlphabet).size).toBe(32);
    expect(joinCodeAlphabet).not.toMatch(/[IO01]/);
    expect(joinCodeFrom(new Uint8Array([0, 31, 32, 255, 1, 2, 3, 4]))).toBe('A9A9BCDE');
  });
});

describe('formats', () => {
  it('measures a duration, or returns null if it cannot', () => {
    const start = '2026-05-04T09:00:00Z';
    expect(minutesAndSecondsBetween(start, '2026-05-04T09:12:07Z')).toEqual({
      minutes: 12,
      seconds: 7,
    });
    expect(minutesAndSecondsBetween(start, null)).toBeNull();
    expect(minutesAndSecondsBetween('yesterday', start)).toBeNull();
    expect(minutesAndSecondsBetween(start, '2026-05-04T08:59:00Z')).toBeNull();
  });

  it('writes days and moments, or returns null if it cannot', () => {
    const local = new Date(2026, 4, 4, 9, 5);
    expect(formatDay(local.toISOString())).toBe('04/05/2026');
    expect(formatMoment(local.toISOString())).toBe('May 4, 2026 at 09:05 AM');
    expect([formatDay(undefined), formatDay('x'), formatMoment(null)]).toEqual([null, null, null]);
  });

  it('turns a local input into an instant and back', () => {
    const instant = localToInstant('2026-05-04T09:05');
    expect(instant).toBe(new Date(2026, 4, 4, 9, 5).toISOString());
    expect(toLocalInput(new Date(instant as string))).toBe('2026-05-04T09:05');
    expect(localToInstant('')).toBeNull();
  });

  it('splits a join code to make it readable', () => {
    expect([formatJoinCode('7KQ2MXWD'), formatJoinCode('class-1')]).toEqual([
      '7KQ2-MXWD',
      'class-1',
    ]);
  });
});
