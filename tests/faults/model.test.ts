// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createAttemptRun } from './attemptRun';
import { commands, inLines, setting, type Command, type Setting } from './commands';

const runs = Number(process.env.FAULT_RUNS ?? 300);
const seed = Number(process.env.FAULT_SEED ?? Math.floor(Math.random() * 2 ** 31));

async function brokenBy(
  setting: Setting,
  commands: readonly Command[],
): Promise<readonly string[]> {
  const run = createAttemptRun(setting);
  for (const command of commands) {
    await run.do(command);
    if (run.broken.length > 0) return run.broken;
  }
  await run.settle();
  return run.broken;
}

it(
  `keeps every promise in ${runs} runs of whatever may happen (FAULT_SEED=${seed})`,
  async () => {
    const result = await fc.check(
      fc.asyncProperty(setting, commands, async (setting, commands) => {
        const broken = await brokenBy(setting, commands);
        if (broken.length > 0) throw new Error(broken.join('\n'));
      }),
      // Biased runs do hardly anything.
      { numRuns: runs, seed, unbiased: true },
    );
    const [setup, done] = result.counterexample ?? [];
    const story = setup && done ? inLines(setup, done) : '';
    const cause = result.errorInstance instanceof Error ? result.errorInstance.message : '';
    const report = `FAULT_SEED=${seed}, run ${result.numRuns}\n${story}\n${cause}`;
    expect(result.failed, report).toBe(false);
  },
  60 * 60_000,
);
