import { expect, test } from 'vitest';
import { formatClock, isoDuration } from '../../../src/ui/time/clock';

test.each([
  [0, '0:00'],
  [0.2, '0:01'],
  [9, '0:09'],
  [59.01, '1:00'],
  [2_655, '44:15'],
  [3_600, '1:00:00'],
  [7_384, '2:03:04'],
  [-5, '0:00'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('%d seconds read %s', (seconds, text) => {
  expect(formatClock(seconds)).toBe(text);
});

test('the machine-readable form counts whole seconds', () => {
  expect(isoDuration(89.5)).toBe('PT90S');
});
