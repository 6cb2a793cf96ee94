import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import type { Outcome } from './checks.ts';

const named = (test: TestCase): string => `${test.module.relativeModuleId} › ${test.fullName}`;

const picturesOf = (test: TestCase): string[] =>
  test
    .artifacts()
    .flatMap((artifact) =>
      artifact.type === 'internal:failureScreenshot'
        ? artifact.attachments.map(({ originalPath }) => originalPath)
        : [],
    );

/** The tests with this tag are left out of the run, and count as nothing. */
const leftOut = process.env.VITEST_LEAVES_OUT;

const isLeftOut = (test: TestCase): boolean =>
  leftOut !== undefined && test.tags.includes(leftOut) && test.result().state === 'skipped';

function outcomeOf(modules: readonly TestModule[]): Outcome {
  const outcome: Outcome = { passed: 0, failed: [] };
  for (const module of modules) {
    const tests = [...module.children.allTests()];
    for (const test of tests.filter((one) => !isLeftOut(one))) {
      // Any other skipped test proves nothing, so it counts as failed.
      if (test.result().state === 'passed') outcome.passed += 1;
      else outcome.failed.push({ test: named(test), pictures: picturesOf(test) });
    }
    const isBroken = module.state() === 'failed' && tests.every((test) => test.ok());
    if (isBroken || tests.length === 0) {
      outcome.failed.push({ test: module.relativeModuleId, pictures: [] });
    }
  }
  return outcome;
}

/** A Vitest reporter that writes the outcome of a run to the file that `VITEST_OUTCOME` names. */
export default class VitestOutcome implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const outcome = outcomeOf(modules);
    if (errors.length > 0) {
      outcome.failed.push({ test: `${errors.length} errors outside of tests`, pictures: [] });
    }
    if (process.env.VITEST_OUTCOME) {
      writeFileSync(process.env.VITEST_OUTCOME, JSON.stringify(outcome));
    }
  }
}
