import { describe, expect, it } from 'vitest';
import {
  acceptsSubmission,
  areResultsPublished,
  attemptEnd,
  closingTime,
  quizPhase,
} from '../../src/rules/lifecycle';

const quiz = { opensAt: new Date('2026-05-04T09:00:00Z'), duration: 15 };
const at = (time: string): Date => new Date(`2026-05-04T${time}Z`);

describe('time added for one participant', () => {
  it('moves the end of that participant', () => {
    expect(attemptEnd(quiz, 0)).toEqual(at('09:15:00'));
    expect(attemptEnd(quiz, 20)).toEqual(at('09:35:00'));
  });

  it('keeps the quiz open until the last participant is done', () => {
    expect(closingTime(quiz)).toEqual(at('09:15:00'));
    expect(closingTime(quiz, [])).toEqual(at('09:15:00'));
    expect(closingTime(quiz, [0, 20, 5])).toEqual(at('09:35:00'));
  });

  it.each([
    ['08:59:59.999', 'upcoming', 'upcoming'],
    ['09:00:00.000', 'open', 'open'],
    ['09:14:59.999', 'open', 'open'],
    ['09:15:00.000', 'closed', 'open'],
    ['09:34:59.999', 'closed', 'open'],
    ['09:35:00.000', 'closed', 'closed'],
  ])('at %s the quiz is %s for everyone, and %s with 20 added minutes', (time, all, one) => {
    expect(quizPhase(quiz, at(time))).toBe(all);
    expect(quizPhase(quiz, at(time), 20)).toBe(one);
  });

  it.each([
    ['08:59:59.999', false, false],
    ['09:00:00.000', true, true],
    ['09:15:30.000', true, true],
    ['09:15:30.001', false, true],
    ['09:35:30.000', false, true],
    ['09:35:30.001', false, false],
  ])('a submission at %s is graded: %s, and with 20 added minutes: %s', (time, all, one) => {
    expect(acceptsSubmission(quiz, at(time))).toBe(all);
    expect(acceptsSubmission(quiz, at(time), 20)).toBe(one);
  });
});

it.each([
  ['09:15:00.000', false],
  ['09:15:30.000', false],
  ['09:15:30.001', true],
])(
  'at %s results are published to students: %s, and never while a submission can count',
  (time, out) => {
    expect(areResultsPublished(closingTime(quiz), at(time))).toBe(out);
    expect(acceptsSubmission(quiz, at(time))).toBe(!out);
  },
);
