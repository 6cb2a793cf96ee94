/** Every check of the project, and the parts of it that have a command of their own. */
import { engineNeeds, type DebianNeed } from './debianPackage.ts';

/** The outcome of a check: how many of its tests passed, and what did not. */
export interface Outcome {
  passed: number;
  failed: Failure[];
}

export interface Failure {
  /** A file with the title of its test, or the name of a check without tests. */
  test: string;
  /** Its pictures, as paths. */
  pictures: string[];
}

export interface Check {
  name: string;
  command: string;
  env?: Record<string, string>;
  /** Names of checks that must pass first. */
  after?: string[];
  /** Debian packages that it needs. */
  needs?: DebianNeed[];
  /** Reads the command's report about its tests; without it, the command counts as one test. */
  read?: (report: string) => Outcome;
}

export const reports = 'test-results/reports';

export const reportOf = (name: string): string => `${reports}/${name}.json`;

/** A check that is one command. */
const command = (name: string, line: string, after: string[] = []): Check => ({
  name,
  command: line,
  after,
});

const vitest = (name: string, ...chosen: string[]): Check => ({
  name,
  command: `npx vitest run ${chosen.join(' ')} --reporter=default --reporter=./scripts/vitestOutcome.ts`,
  env: { VITEST_OUTCOME: reportOf(name) },
  read: (report) => JSON.parse(report) as Outcome,
});

/** A file, or a group of its tests, in Playwright's report. */
interface Suite {
  suites?: Suite[];
  specs: {
    file: string;
    title: string;
    tests: {
      status: string;
      results: { attachments: { path?: string; contentType: string }[] }[];
    }[];
  }[];
}

function playwrightOutcome(report: string): Outcome {
  const outcome: Outcome = { passed: 0, failed: [] };
  const read = ({ suites = [], specs }: Suite): void => {
    for (const { file, title, tests } of specs) {
      for (const { status, results } of tests) {
        if (status === 'expected') outcome.passed += 1;
        // A skipped test proves nothing, so it counts as failed.
        else outcome.failed.push({ test: `${file} › ${title}`, pictures: picturesOf(results) });
      }
    }
    suites.forEach(read);
  };
  (JSON.parse(report) as { suites: Suite[] }).suites.forEach(read);
  return outcome;
}

type Results = Suite['specs'][number]['tests'][number]['results'];

const picturesOf = (results: Results): string[] =>
  results
    .flatMap(({ attachments }) => attachments)
    .flatMap(({ path, contentType }) =>
      path !== undefined && contentType.startsWith('image/') ? [path] : [],
    );

const playwright = (name: string, ...chosen: string[]): Check => ({
  name,
  // Each has its own folder, because each empties its folder first.
  command: `npx playwright test ${chosen.join(' ')} --output "test-results/${name}"`,
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name) },
  after: ['build'],
  read: playwrightOutcome,
});

const withEnv = (check: Check, env: Record<string, string>): Check => ({
  ...check,
  env: { ...check.env, ...env },
});

/** A part of the tests of Vitest: those that only `npm run test:full` runs are left out. */
const withoutLong = (name: string, ...chosen: string[]): Check =>
  withEnv(vitest(name, ...chosen, '--tags-filter "!long"'), { VITEST_LEAVES_OUT: 'long' });

/**
 * The stories, checked by axe, where they leave theme and direction open.
 *
 * @param more of the environment
 */
const stories = (theme: string, direction: string, more: Record<string, string> = {}): Check =>
  withEnv(vitest(`stories ${theme} ${direction}`, '--project stories'), {
    STORY_THEME: theme,
    STORY_DIRECTION: direction,
    ...more,
  });

/** Tests in Firefox or WebKit. */
const inEngine = (name: string, ...chosen: string[]): Check => ({
  ...playwright(name, '--config tests/engines', ...chosen),
  needs: engineNeeds,
});

const build = command('build', 'npm run -s build');
const storybook = command('storybook', 'npm run -s build:storybook');

/** The same in every `npm test`, so that a change is never blamed for an older defect. */
const sameCases = { FAULT_SEED: '20261126' };

/** Checks by part, in the order in which they start; those that take longest start first. */
const parts = {
  /** `npm test`: what every change must pass, in ten minutes on two cores (decision 95). */
  quick: [
    build,
    withEnv(withoutLong('unit', '--project unit'), sameCases),
    withEnv(withoutLong('server', '--project server'), sameCases),
    stories('light', 'ltr'),
    // Apart, because a run of Vitest on two cores has one worker, which would do all in turn.
    withEnv(withoutLong('other units', '--project unit-apart', '--project plain'), {
      FAULT_RUNS: '100',
      FAULT_SESSIONS: '15',
      ...sameCases,
    }),
    withEnv(playwright('browser faults', '--config tests/faults --grep @sample'), {
      FAULT_BROWSER_RUNS: '1',
      ...sameCases,
    }),
    command('lint', 'npm run -s lint'),
    playwright('package', 'tests/package', '--grep-invert @long'),
    playwright('journey', 'tests/e2e/journey'),
    command('format', 'npx prettier --check --cache --cache-strategy content --log-level warn .'),
    command('generated files', 'npm run -s generate -- --check'),
    command('contract', 'npm run -s lint:contract'),
    command('publint', 'npx publint --strict', ['build']),
    command(
      'types of the package',
      'npx attw --pack . --profile esm-only --exclude-entrypoints ./openapi.yaml',
      ['build'],
    ),
    command('weights', 'npx size-limit', ['build']),
  ],
  browser: [
    build,
    playwright('journeys', 'tests/e2e'),
    playwright('portal', '--config tests/portals'),
  ],
  stories: [
    storybook,
    stories('light', 'ltr'),
    stories('light', 'rtl'),
    stories('dark', 'ltr'),
    // One pair is used as a browser's translation leaves it.
    stories('dark', 'rtl', { STORY_TRANSLATED: 'yes' }),
    { ...playwright('walks', '--config tests/stories accessibility'), after: ['storybook'] },
  ],
  hosts: [
    build,
    storybook,
    { ...playwright('hosts', '--config tests/hosts'), after: ['build', 'storybook'] },
  ],
  package: [
    build,
    playwright('whole package', 'tests/package'),
    command('rebuild', 'npm run -s rebuild', ['build']),
  ],
  unit: [
    withEnv(vitest('all unit tests', '--project unit', '--project unit-apart', '--project plain'), {
      MORE_CASES: 'yes',
    }),
    command('types', 'npm run -s typecheck'),
  ],
  server: [
    withEnv(vitest('whole server', '--project server'), { FUZZ_RUNS: '20000' }),
    withEnv(vitest('server on PostgreSQL', '--project server-postgres'), { FUZZ_RUNS: '20000' }),
  ],
  faults: [
    build,
    withEnv(vitest('simulated faults', '--project plain tests/faults'), {
      FAULT_RUNS: '10000',
      FAULT_SESSIONS: '1000',
    }),
    playwright('all browser faults', '--config tests/faults'),
    // A sample of `npm run test:kills`, on the build that the other checks share.
    withEnv(
      command('killed servers', 'node --import tsx examples/standalone/test/kills/kills.ts', [
        'build',
      ]),
      { KILLS: '20', POSTGRES_KILLS: '4', FROZEN: '2', MOUNTS: '2', FULL_DISKS: '1' },
    ),
  ],
  engines: [
    build,
    storybook,
    { ...inEngine('firefox', '--project firefox'), after: ['build', 'storybook'] },
    { ...inEngine('webkit', '--project webkit'), after: ['build', 'storybook'] },
    inEngine('journeys in firefox', '--project journeys'),
    inEngine('promises in firefox', '--project promises'),
  ],
  bench: [
    build,
    // It installs what the lint reads.
    command('bench runs', 'npm run -s bench -- --small', ['build']),
    command('bench lints', 'npm run -s lint --prefix bench', ['bench runs']),
  ],
} satisfies Record<string, Check[]>;

export type Part = keyof typeof parts | 'full';

export const isPart = (name: string): name is Part => name === 'full' || name in parts;

/** Checks of `quick` that a longer one repeats. */
const samples = new Set([
  'server',
  'unit',
  'other units',
  'stories light ltr',
  'journey',
  'package',
  'browser faults',
]);

/** Of the other engines, `full` has the student's journey: all of it takes an hour. */
const engineSample = inEngine('journey in other engines', 'tests/engines/journeys --grep @short');

/** The checks of a part; `full` has all but most of `engines`, each once. */
export function checksOf(part: Part): Check[] {
  if (part !== 'full') return parts[part];
  const all: Check[] = [
    ...parts.quick.filter(({ name }) => !samples.has(name)),
    ...Object.entries(parts).flatMap(([name, checks]) =>
      name === 'quick' || name === 'engines' ? [] : checks,
    ),
    engineSample,
  ];
  return all.filter(({ name }, at) => all.findIndex((one) => one.name === name) === at);
}
