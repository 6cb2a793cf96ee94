/** What `npm test` and its longer kin check, and in which order (see `test.ts`). */
import { readFileSync } from 'node:fs';

export interface Count {
  passed: number;
  failed: number;
}

export interface Check {
  name: string;
  command: string;
  env?: Record<string, string>;
  /** Reads how many tests ran from the report the command wrote; without it the command is one. */
  count?: (report: string) => Count;
}

/** Lanes run beside each other, the checks of a lane one after the other. */
export type Step = Check[][];

export const reports = 'test-results/reports';

function vitestCount(report: string): Count {
  const { numPassedTests, numTotalTests } = JSON.parse(report) as {
    numPassedTests: number;
    numTotalTests: number;
  };
  // A skipped test proves nothing, so it counts as failed.
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests };
}

function playwrightCount(report: string): Count {
  const { stats } = JSON.parse(report) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
}

const vitest = (name: string, ...chosen: string[]): Check => ({
  name,
  command: `npx vitest run ${chosen.join(' ')} --reporter=default --reporter=json --outputFile.json="${reports}/${name}.json"`,
  count: vitestCount,
});

const playwright = (name: string, ...chosen: string[]): Check => ({
  name,
  command: `npx playwright test ${chosen.join(' ')}`,
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/${name}.json` },
  count: playwrightCount,
});

const withEnv = (check: Check, env: Record<string, string>): Check => ({
  ...check,
  env: { ...check.env, ...env },
});

/** The stories, checked by axe, where they leave theme and direction open. */
const stories = (theme: string, direction: string): Check =>
  withEnv(vitest(`stories ${theme} ${direction}`, '--project stories'), {
    STORY_THEME: theme,
    STORY_DIRECTION: direction,
  });

const build: Check = { name: 'build', command: 'npm run -s build' };

/** How many tests of a report passed and failed; a report that cannot be read is a failure. */
export function countOf({ name, count }: Check, ok: boolean): Count {
  if (count === undefined) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const { passed, failed } = count(readFileSync(`${reports}/${name}.json`, 'utf8'));
    const ranNothing = passed + failed === 0;
    return { passed, failed: failed || (ok && !ranNothing ? 0 : 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/**
 * @param isFull the hostile requests ten times as many, from a seed that is new in every run; the
 * stories in both themes and directions; all of them, not a sample, by Tab, by finger and in the
 * pages of hosts; and every host built, not only the oldest
 */
export function stepsOfTest(isFull: boolean): Step[] {
  const fuzz = isFull ? { FUZZ_RUNS: '20000' } : {};
  const code: Check[] = [
    { name: 'publint', command: 'npx publint --strict' },
    {
      name: 'attw',
      command: 'npx attw --pack . --profile esm-only --exclude-entrypoints ./openapi.yaml',
    },
    { name: 'weights', command: 'npx size-limit' },
    withEnv(vitest('unit', '--project unit', '--project unit-apart', '--project plain'), fuzz),
    withEnv(vitest('server', '--project server'), fuzz),
    // The embedded database is the same PostgreSQL: a sample asks both only what hosts rely on.
    withEnv(
      vitest(
        'server-postgres',
        '--project server-postgres',
        ...(isFull
          ? []
          : ['--exclude "**/hostile/**"', '--exclude "**/api/!(conformance).test.ts"']),
      ),
      fuzz,
    ),
    playwright('package', 'tests/package'),
    { name: 'bench runs', command: 'npm run -s bench -- --small' },
    ...(isFull ? [{ name: 'rebuild', command: 'npm run -s rebuild' }] : []),
  ];
  const browser: Check[] = [
    stories('light', 'ltr'),
    ...(isFull ? [stories('dark', 'ltr'), stories('light', 'rtl'), stories('dark', 'rtl')] : []),
    { name: 'storybook builds', command: 'npm run -s build:storybook' },
    withEnv(playwright('walks', '--config tests/stories accessibility'), {
      STORY_SAMPLE: isFull ? '1' : '40',
    }),
    ...(isFull
      ? [playwright('hosts', '--config tests/hosts')]
      : [
          withEnv(playwright('strict policy', '--config tests/hosts csp'), { STORY_SAMPLE: '20' }),
          playwright('oldest host', '--config tests/hosts viteReact18'),
        ]),
    playwright('journey', 'tests/e2e'),
  ];
  const faults = withEnv(playwright('browser faults', '--config tests/faults --grep @sample'), {
    FAULT_BROWSER_RUNS: '1',
  });
  return [
    [
      [{ name: 'generated files are current', command: 'npm run -s generate -- --check' }, build],
      [
        { name: 'contract lints', command: 'npm run -s lint:contract' },
        { name: 'types', command: 'npm run -s typecheck' },
        { name: 'format', command: 'npx prettier --check --log-level warn .' },
      ],
    ],
    [code, browser],
    // Its clocks are the point: nothing else that starts servers and browsers runs beside it.
    [[faults], [{ name: 'lint', command: 'npm run -s lint' }]],
  ];
}

/** The proof that no answer is lost, in full, and nothing else. */
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
