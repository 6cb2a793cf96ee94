import { expect, it } from 'vitest';
import { replies } from '../../src/rules/replies';
import { scheduleProblem } from '../../src/rules/schedule';

const now = new Date('2026-05-04T09:00:00.000Z');

it.each([
  ['2026-05-04T09:00:00Z', null],
  ['2026-05-04T10:55:00+02:00', null],
  ['2026-05-04T08:54:59Z', replies.quizzes.schedulePast],
  ['2036-05-04T09:00:00Z', null],
  ['2036-05-04T09:00:01Z', replies.quizzes.scheduleTooFar(10)],
  ['2026-06-30T23:59:60Z', replies.quizzes.scheduleUnreal],
])('judges the schedule %s', (schadule, problem) => {
  expect(scheduleProblem(schadule, now)).toEqual(problem);
});
