/**
 * `npm test` runs every check of the project, two at a time if the machine has two cores. A command
 * that is a check counts as one; a test runner counts its tests. It ends with the names of what
 * failed or was retried, and with one line, `N passed, N failed`. `--full` runs everything at full
 * length, `--faults` (`npm run test:faults`) runs only the proof that no answer is lost.
 */
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import {
  outcomeOf,
  reports,
  stepsOfFaults,
  stepsOfTest,
  type Check,
  type Outcome,
  type Step,
} from './checks.ts';
import { ensureChromium } from './chromium.ts';

const isFull = process.argv.includes('--full');
const isFaults = process.argv.includes('--faults');

/** A check that takes longer hangs and fails; the last line must still be printed. */
const longestCheckMs = (isFaults ? 90 : 40) * 60_000;

process.chdir(fileURLToPath(new URL('../', import.meta.url)));

/** Functions that end the running commands. */
const running = new Set<() => void>();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const end of running) end();
    process.exit(1);
  });
}

/** Runs a command and collects its output, so that the output of two does not mix. */
function runCommand({ name, command, env }: Check): Promise<{ ok: boolean; output: string }> {
  const log = `${reports}/${name}.log`;
  const output = openSync(log, 'w');
  return new Promise((resolve) => {
    // In its own group, so that everything it started ends with it.
    const child = spawn(command, {
      shell: true,
      detached: true,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
    });
    const end = (): void => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    };
    const timer = setTimeout(end, longestCheckMs);
    running.add(end);
    child.on('close', (status) => {
      clearTimeout(timer);
      running.delete(end);
      closeSync(output);
      resolve({ ok: status === 0, output: readFileSync(log, 'utf8') });
    });
  });
}

async function run(check: Check): Promise<Outcome> {
  const { name, command } = check;
  console.log(`▸ ${name} starts: ${command}`);
  const start = Date.now();
  const { ok, output } = await runCommand(check);
  const outcome = outcomeOf(check, ok);
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`\n▸ ${name}\n${output}`);
  console.log(`▸ ${name}: ${outcome.failed.length === 0 ? 'ok' : 'FAILED'} (${seconds} s)\n`);
  return outcome;
}

const total: Outcome = { passed: 0, failed: [], secondTry: [] };

/** Runs the remaining chains one by one. */
async function runLane(chains: Step): Promise<void> {
  for (let chain = chains.shift(); chain !== undefined; chain = chains.shift()) {
    for (const check of chain) {
      const { passed, failed, secondTry } = await run(check);
      total.passed += passed;
      total.failed.push(...failed.map((name) => `${check.name}: ${name}`));
      total.secondTry.push(...secondTry.map((name) => `${check.name}: ${name}`));
    }
  }
}

async function runStep(step: Step): Promise<void> {
  const chains = [...step];
  const lanes = Math.min(availableParallelism(), 2);
  await Promise.all(Array.from({ length: lanes }, () => runLane(chains)));
}

function printNames(title: string, names: string[]): void {
  if (names.length > 0) console.log([`${title}:`, ...names].join('\n  '));
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

try {
  process.env.CHROMIUM_PATH = ensureChromium();
  for (const step of isFaults ? stepsOfFaults() : stepsOfTest(isFull)) await runStep(step);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  total.failed.push('the checks themselves');
}

printNames('Passed at the second try', total.secondTry);
printNames('Failed', total.failed);
console.log(`\n${total.passed} passed, ${total.failed.length} failed`);
process.exitCode = total.failed.length === 0 ? 0 : 1;
