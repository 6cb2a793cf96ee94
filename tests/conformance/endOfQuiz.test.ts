// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import { reportText } from '../../src/conformance/run/report';
import { runConformance, type ConformanceOptions } from '../../src/conformance/run/run';
import { createMockSchool, type MockSchool } from '../../src/testing';
import { accounts, baseUrl, schoolFetch } from './schoolFetch';

afterEach(() => vi.useRealTimers());

/** The results of the checks that come to the end of a quiz. */
async function endOf(school: MockSchool, options: Partial<ConformanceOptions>) {
  const only = ['joinQuiz', 'saveAnswers', 'submitQuiz'] as const;
  const report = await runConformance({
    ...{ baseUrl, ...accounts, only, fetch: schoolFetch(school) },
    ...options,
  });
  const checks = report.operations.flatMap((entry) => entry.checks);
  const ending = checks.filter(({ title }) => /after the end|is over|until the end/.test(title));
  return { report, ending };
}

it('is not checked if the run can neither skip time nor wait', async () => {
  const { report, ending } = await endOf(createMockSchool(), {});

  expect(ending.length).toBeGreaterThan(3);
  for (const check of ending) {
    expect(check).toMatchObject({ state: 'unchecked', came: 'needs --clock-header or --wait' });
  }
  expect(report.passed, reportText(report)).toBe(report.total);
});

it('is waited for, which takes as long as the shortest quiz', { timeout: 60_000 }, async () => {
  // The school's clock runs on the same timers.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  vi.setTimerTickMode('nextTimerAsync');
  const before = Date.now();
  const lines: string[] = [];
  const { report, ending } = await endOf(createMockSchool(), {
    wait: true,
    log: (line) => lines.push(line),
  });

  expect(ending.map(({ state }) => state)).not.toContain('unchecked');
  expect(report.passed, reportText(report)).toBe(report.total);
  expect(report.leftBehind).toEqual([]);
  const minutes = (Date.now() - before) / 60_000;
  expect(minutes).toBeGreaterThan(15);
  expect(minutes).toBeLessThan(23);
  expect(lines[0]).toMatch(/^Waiting \d+ s for the end of a quiz, as --wait asks\.$/);
});

it(
  'is not judged if the server does not take its time from the header',
  { tags: ['long'] },
  async () => {
    const { ending } = await endOf(createMockSchool(), { clockHeader: 'x-no-such-clock' });

    for (const { state, expected, came } of ending) {
      expect(state).toBe('failed');
      expect(expected).toBeUndefined();
      expect(came).toMatch(
        /the server does not take its time from the header: it was told .* and says/,
      );
    }
  },
);
