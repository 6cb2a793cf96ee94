/**
 * `npm test`: every check of the project, one after the other. A command that is a check counts as
 * one; a test runner counts its tests. Ends with one line, `N passed, N failed`. With `--full` the
 * hostile requests are ten times as many, from a seed that is new in every run; the stories run in
 * both themes and directions; and all of them, not every tenth, are walked through by Tab, by finger
 * and in the pages of hosts. With `--faults` (`npm run test:faults`) it is the proof that no answer
 * is lost, in full, and nothing else.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium.ts';

interface Count {
  passed: number;
  failed: number;
}

interface Check {
  name: string;
  command: string;
  env?: Record<string, string>;
  /** Reads how many tests ran from the report the command wrote; without it the command is one. */
  count?: (report: string) => Count;
}

const isFull = process.argv.includes('--full');
const isFaults = process.argv.includes('--faults');

/** A check that hangs has failed, and the closing line still has to come. */
const longestCheckMs = (isFaults ? 90 : isFull ? 40 : 10) * 60_000;

const root = fileURLToPath(new URL('../', import.meta.url));
const reports = `${root}test-results/reports`;

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

const vitest = (name: string, ...projects: string[]): Check => ({
  name,
  command: `npx vitest run ${projects.map((project) => `--project ${project}`).join(' ')} --reporter=default --reporter=json --outputFile.json="${reports}/${name}.json"`,
  count: vitestCount,
});

const playwright = (name: string, ...chosen: string[]): Check => ({
  name,
  command: `npx playwright test ${chosen.join(' ')}`,
  count: playwrightCount,
});

/** The stories, checked by axe, where they leave theme and direction open. */
const stories = (theme: string, direction: string): Check => ({
  ...vitest(`stories ${theme} ${direction}`, 'stories'),
  env: { STORY_THEME: theme, STORY_DIRECTION: direction },
});

const checks: Check[] = [
  { name: 'generated files are current', command: 'npm run -s generate -- --check' },
  { name: 'contract lints', command: 'npm run -s lint:contract' },
  { name: 'format', command: 'npx prettier --check --log-level warn .' },
  { name: 'build', command: 'npm run -s build' },
  { name: 'types', command: 'npm run -s typecheck' },
  { name: 'lint', command: 'npm run -s lint' },
  { name: 'publint', command: 'npx publint --strict' },
  {
    name: 'attw',
    command: 'npx attw --pack . --profile esm-only --exclude-entrypoints ./openapi.yaml',
  },
  vitest('unit', 'unit'),
  vitest('server', 'server'),
  vitest('server-postgres', 'server-postgres'),
  { name: 'weights', command: 'npx size-limit' },
  { name: 'bench runs', command: 'npm run -s bench -- --small' },
  stories('light', 'ltr'),
  ...(isFull ? [stories('dark', 'ltr'), stories('light', 'rtl'), stories('dark', 'rtl')] : []),
  { name: 'storybook builds', command: 'npm run -s build:storybook' },
  {
    ...playwright('walks', '--config tests/stories accessibility'),
    env: { STORY_SAMPLE: isFull ? '1' : '10' },
  },
  isFull
    ? playwright('hosts', '--config tests/hosts')
    : {
        ...playwright('strict policy', '--config tests/hosts csp'),
        env: { STORY_SAMPLE: '10' },
      },
  playwright('package', 'tests/package'),
  playwright('journey', 'tests/e2e'),
  {
    ...playwright('browser faults', '--config tests/faults --grep @sample'),
    env: { FAULT_BROWSER_RUNS: '1' },
  },
];

const simulatedFaults = vitest('simulated faults', 'unit');
const faultChecks: Check[] = [
  { name: 'build', command: 'npm run -s build' },
  {
    ...simulatedFaults,
    command: `${simulatedFaults.command} tests/faults`,
    env: { FAULT_RUNS: '10000', FAULT_SESSIONS: '1000' },
  },
  playwright('browser faults', '--config tests/faults'),
];

function run({ name, command, env, count }: Check): Count {
  console.log(`\n▸ ${name}: ${command}`);
  const start = Date.now();
  const { status } = spawnSync(command, {
    cwd: root,
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: longestCheckMs,
    env: {
      ...process.env,
      ...(isFull && { FUZZ_RUNS: '20000' }),
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/${name}.json`,
    },
  });
  const ok = status === 0;
  let result: Count = ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (count !== undefined) {
    try {
      const counted = count(readFileSync(`${reports}/${name}.json`, 'utf8'));
      const ranNothing = counted.passed + counted.failed === 0;
      const failed = counted.failed || (ok && !ranNothing ? 0 : 1);
      result = { passed: counted.passed, failed };
    } catch {
      result = { passed: 0, failed: 1 };
    }
  }
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`▸ ${name}: ${result.failed === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
  return result;
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const total: Count = { passed: 0, failed: 0 };
const failing: string[] = [];

try {
  process.env.CHROMIUM_PATH = ensureChromium();
  for (const check of isFaults ? faultChecks : checks) {
    const { passed, failed } = run(check);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) failing.push(check.name);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  total.failed += 1;
}

if (failing.length > 0) console.log(`\nFailing: ${failing.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
