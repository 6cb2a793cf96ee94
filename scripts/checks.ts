/** The checks of `npm test` and its longer variants, and their order (see `test.ts`). */
import { readFileSync } from 'node:fs';

/** The outcome of a check. */
export interface Outcome {
  passed: number;
  /** Names of what failed. */
  failed: string[];
  /** Names of what passed only on the second try. */
  secondTry: string[];
}

export interface Check {
  name: string;
  command: string;
  env?: Record<string, string>;
  /** Reads the command's report about its tests; without it, the command counts as one test. */
  read?: (report: string) => Outcome;
}

/** Checks that depend on each other, run in order. */
export type Chain = Check[];

/** Chains that run in any order, two at a time; longest first, so that they end together. */
export type Step = Chain[];

export const reports = 'test-results/reports';

const reportOf = (name: string): string => `${reports}/${name}.json`;

const vitest = (name: string, ...chosen: string[]): Check => ({
  name,
  command: `npx vitest run ${chosen.join(' ')} --reporter=default --reporter=./scripts/vitestOutcome.ts`,
  env: { VITEST_OUTCOME: reportOf(name) },
  read: (report) => JSON.parse(report) as Outcome,
});

/** A file, or a group of its tests, in Playwright's report. */
interface Suite {
  suites?: Suite[];
  specs: { file: string; title: string; tests: { status: string }[] }[];
}

function playwrightOutcome(report: string): Outcome {
  const outcome: Outcome = { passed: 0, failed: [], secondTry: [] };
  const read = ({ suites = [], specs }: Suite): void => {
    for (const { file, title, tests } of specs) {
      for (const { status } of tests) {
        // A skipped test proves nothing, so it counts as failed.
        if (status !== 'expected' && status !== 'flaky') outcome.failed.push(`${file} › ${title}`);
        else outcome.passed += 1;
        if (status === 'flaky') outcome.secondTry.push(`${file} › ${title}`);
      }
    }
    suites.forEach(read);
  };
  (JSON.parse(report) as { suites: Suite[] }).suites.forEach(read);
  return outcome;
}

const playwright = (name: string, ...chosen: string[]): Check => ({
  name,
  // Each has its own folder, because each empties its folder first.
  command: `npx playwright test ${chosen.join(' ')} --output "test-results/${name}"`,
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name) },
  read: playwrightOutcome,
});

const withEnv = (check: Check, env: Record<string, string>): Check => ({
  ...check,
  env: { ...check.env, ...env },
});

/**
 * Browser tests are retried when they fail, and named at the end: a shared machine may block one
 * for seconds (decision 35). Tests with random cases are not retried, because a second try would be
 * another case.
 */
const browserTests = (name: string, ...chosen: string[]): Check =>
  playwright(name, ...chosen, '--retries 1');

/** The stories, checked by axe, where they leave theme and direction open. */
const stories = (theme: string, direction: string): Check =>
  withEnv(vitest(`stories ${theme} ${direction}`, '--project stories', '--retry 1'), {
    STORY_THEME: theme,
    STORY_DIRECTION: direction,
  });

const build: Check = { name: 'build', command: 'npm run -s build' };

/** The outcome of a check; an unreadable or empty report is a failure. */
export function outcomeOf({ name, read }: Check, ok: boolean): Outcome {
  const broken: Outcome = { passed: 0, failed: [name], secondTry: [] };
  if (read === undefined) return ok ? { passed: 1, failed: [], secondTry: [] } : broken;
  try {
    const outcome = read(readFileSync(reportOf(name), 'utf8'));
    if (outcome.failed.length === 0 && (!ok || outcome.passed === 0)) outcome.failed.push(name);
    return outcome;
  } catch {
    return broken;
  }
}

/**
 * A sample runs what takes long only in part, so that a change is judged soon (decision 81).
 *
 * @param isFull ten times as many hostile requests, from a new seed in every run; the stories in
 * both themes and directions; all of them, rather than a sample, by Tab, by touch and in host
 * pages; every host built, rather than only the oldest; and backups to and from every database
 */
export function stepsOfTest(isFull: boolean): Step[] {
  const fuzz = isFull ? { FUZZ_RUNS: '20000' } : {};
  const sample = isFull ? {} : { SERVER_SAMPLE: 'yes' };
  const storyPairs = isFull
    ? [stories('dark', 'ltr'), stories('light', 'rtl'), stories('dark', 'rtl')]
    : [];
  const hosts = isFull
    ? [playwright('hosts', '--config tests/hosts')]
    : [
        withEnv(browserTests('strict policy', '--config tests/hosts csp'), { STORY_SAMPLE: '20' }),
        browserTests('oldest host', '--config tests/hosts viteReact18'),
      ];
  return [
    [
      [{ name: 'generated files are current', command: 'npm run -s generate -- --check' }, build],
      [
        { name: 'contract lints', command: 'npm run -s lint:contract' },
        { name: 'lint', command: 'npm run -s lint' },
      ],
    ],
    [
      [withEnv(vitest('server', '--project server'), { ...fuzz, ...sample })],
      [withEnv(vitest('unit', '--project unit', '--project unit-apart', '--project plain'), fuzz)],
      [stories('light', 'ltr'), ...storyPairs],
      [
        browserTests('journey', 'tests/e2e'),
        browserTests('tests of a portal', '--config tests/portals'),
      ],
      [
        { name: 'storybook builds', command: 'npm run -s build:storybook' },
        withEnv(browserTests('walks', '--config tests/stories accessibility'), {
          STORY_SAMPLE: isFull ? '1' : '40',
        }),
        ...hosts,
      ],
      // The embedded database is the same PostgreSQL, so a sample tests on both only what hosts
      // rely on.
      [withEnv(vitest('server-postgres', '--project server-postgres'), { ...fuzz, ...sample })],
      [browserTests('package', 'tests/package')],
      [
        // It installs what the lint reads.
        { name: 'bench runs', command: 'npm run -s bench -- --small' },
        { name: 'bench lints', command: 'npm run -s lint --prefix bench' },
      ],
      ...(isFull
        ? [
            [{ name: 'rebuild', command: 'npm run -s rebuild' }],
            [{ name: 'types', command: 'npm run -s typecheck' }],
          ]
        : []),
    ],
    // It measures time, so nothing else that starts servers and browsers runs beside it.
    [
      [
        withEnv(playwright('browser faults', '--config tests/faults --grep @sample'), {
          FAULT_BROWSER_RUNS: '1',
        }),
      ],
      [
        { name: 'format', command: 'npx prettier --check --log-level warn .' },
        { name: 'publint', command: 'npx publint --strict' },
        {
          name: 'attw',
          command: 'npx attw --pack . --profile esm-only --exclude-entrypoints ./openapi.yaml',
        },
        { name: 'weights', command: 'npx size-limit' },
      ],
    ],
  ];
}

/** The full proof that no answer is lost, and nothing else. */
export function stepsOfFaults(): Step[] {
  return [
    [
      [
        build,
        withEnv(vitest('simulated faults', '--project plain tests/faults'), {
          FAULT_RUNS: '10000',
          FAULT_SESSIONS: '1000',
        }),
        playwright('browser faults', '--config tests/faults'),
      ],
    ],
  ];
}
