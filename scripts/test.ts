/**
 * Runs a part of the checks (`checks.ts`): `npm test` those that every change must pass,
 * `npm run test:full` all. Three run at a time if the machine has two cores, since each of them waits
 * now and then. A command that is a check counts as one; a test runner counts its tests. It ends with
 * how long each check took, the tests that failed with their logs and pictures, and one line,
 * `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checksOf, isPart, reportOf, reports, type Check, type Outcome } from './checks.ts';
import { ensureChromium } from './chromium.ts';
import { ensureDebianPackages, installMissing } from './debianPackage.ts';

/** A check that takes longer hangs and fails; the last line must still be printed. */
const longestCheckMs = 90 * 60_000;

process.chdir(fileURLToPath(new URL('../', import.meta.url)));

/** Functions that end the running commands. */
const running = new Set<() => void>();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const end of running) end();
    process.exit(1);
  });
}

const logOf = ({ name }: Check): string => `${reports}/${name}.log`;

/** Runs a command, with its output in a file of its own; whether it succeeded. */
function runCommand(check: Check): Promise<boolean> {
  const output = openSync(logOf(check), 'w');
  return new Promise((resolve) => {
    // In its own group, so that everything it started ends with it.
    const child = spawn(check.command, {
      shell: true,
      detached: true,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...check.env },
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
      resolve(status === 0);
    });
  });
}

const brokenBy = (test: string): Outcome => ({ passed: 0, failed: [{ test, pictures: [] }] });

/** The outcome of a check; an unreadable or empty report is a failure. */
function outcomeOf({ name, read }: Check, ok: boolean): Outcome {
  if (read === undefined) return ok ? { passed: 1, failed: [] } : brokenBy(name);
  try {
    const outcome = read(readFileSync(reportOf(name), 'utf8'));
    if (outcome.failed.length === 0 && (!ok || outcome.passed === 0)) return brokenBy(name);
    return outcome;
  } catch {
    return brokenBy(name);
  }
}

interface Ended extends Outcome {
  check: Check;
  seconds: number;
}

const pending: Check[] = [];
const ended: Ended[] = [];
/** Says `end` whenever a check has ended. */
const events = new EventEmitter();

const hasEnded = (name: string, isOk: boolean): boolean =>
  ended.some(({ check, failed }) => check.name === name && (failed.length === 0) === isOk);

function end(one: Ended): void {
  ended.push(one);
  const isOk = one.failed.length === 0;
  console.log(`${isOk ? '✓' : '✗'} ${one.check.name}: ${one.seconds} s`);
  events.emit('end');
}

async function run(check: Check): Promise<void> {
  console.log(`▸ ${check.name}: ${check.command}`);
  const start = Date.now();
  const outcome = outcomeOf(check, await runCommand(check));
  if (outcome.failed.length > 0) console.log(`\n${readFileSync(logOf(check), 'utf8')}`);
  end({ check, seconds: Math.round((Date.now() - start) / 1000), ...outcome });
}

/** Fails the checks that need one that has failed. */
function giveUp(): void {
  const failedNeed = ({ after = [] }: Check) => after.find((name) => hasEnded(name, false));
  for (let check = pending.find(failedNeed); check; check = pending.find(failedNeed)) {
    pending.splice(pending.indexOf(check), 1);
    const reason = `did not run, because “${failedNeed(check)}” failed`;
    end({ check, seconds: 0, ...brokenBy(reason) });
  }
}

/** Runs the waiting checks one by one, each as soon as those that it needs have passed. */
async function runLane(): Promise<void> {
  while (pending.length > 0) {
    const next = pending.find(({ after = [] }) => after.every((name) => hasEnded(name, true)));
    if (next === undefined) {
      await once(events, 'end');
    } else {
      pending.splice(pending.indexOf(next), 1);
      await run(next);
    }
    giveUp();
  }
}

function printFailures({ check, failed }: Ended): void {
  if (failed.length === 0) return;
  console.log(`\nFailed in “${check.name}”, whose log is ${logOf(check)}:`);
  for (const { test, pictures } of failed) {
    console.log(`  ✗ ${test}`);
    for (const picture of pictures) console.log(`    ${relative('.', picture)}`);
  }
}

/**
 * Leaves the checks out whose Debian packages cannot be installed, such as on macOS. Returns a
 * sentence that says so, or nothing.
 */
function leaveOutWithoutPackages(): string {
  const missing = installMissing([...new Set(pending.flatMap(({ needs = [] }) => needs))]);
  if (missing.length === 0) return '';
  const without = pending.filter(({ needs = [] }) => needs.some((one) => missing.includes(one)));
  for (const check of without) pending.splice(pending.indexOf(check), 1);
  const names = without.map(({ name }) => `“${name}”`).join(', ');
  const packages = missing.map(({ name }) => name).join(' ');
  return `NOT RUN: ${names}. These Debian packages are missing, and could not be installed: ${packages}.`;
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const [part = 'quick', ...more] = process.argv.slice(2);
let leftOut = '';
try {
  process.env.CHROMIUM_PATH = ensureChromium();
  if (!isPart(part) || more.length > 0) {
    throw new Error(`There is no part “${[part, ...more].join(' ')}” of the checks.`);
  }
  pending.push(...checksOf(part));
  // In CI, and where the engines were asked for, a check that does not run is a failure.
  if (part === 'full' && !process.env.CI) leftOut = leaveOutWithoutPackages();
  else ensureDebianPackages([...new Set(pending.flatMap(({ needs = [] }) => needs))]);
  if (leftOut !== '') console.log(leftOut);
  console.log(`Each check reports when it ends, some after minutes; ${reports} has their logs.\n`);
  const lanes = Math.min(availableParallelism() + 1, 3);
  await Promise.all(Array.from({ length: lanes }, runLane));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  const check = { name: 'the checks themselves', command: '' };
  ended.push({ check, seconds: 0, ...brokenBy('did not run') });
}

ended.forEach(printFailures);
const passed = ended.reduce((sum, one) => sum + one.passed, 0);
const failed = ended.reduce((sum, one) => sum + one.failed.length, 0);
if (leftOut !== '') console.log(`\n${leftOut}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
