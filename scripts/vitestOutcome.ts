import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import type { Outcome } from './checks.ts';

const named = (test: TestCase): string => `${test.module.relativeModuleId} › ${test.fullName}`;

function outcomeOf(modules: readonly TestModule[]): Outcome {
  const outcome: Outcome = { passed: 0, failed: [], secondTry: [] };
  for (const module of modules) {
    const tests = [...module.children.allTests()];
    for (const test of tests) {
      // A skipped test proves nothing, so it counts as failed.
      if (test.result().state !== 'passed') outcome.failed.push(named(test));
      else {
        outcome.passed += 1;
        if (test.diagnostic()?.flaky) outcome.secondTry.push(named(test));
      }
    }
    const isBroken = module.state() === 'failed' && tests.every((test) => test.ok());
    if (isBroken || tests.length === 0) outcome.failed.push(module.relativeModuleId);
  }
  return outcome;
}

/** A Vitest reporter that writes the outcome of a run to the file that `VITEST_OUTCOME` names. */
export default class VitestOutcome implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const outcome = outcomeOf(modules);
    if (errors.length > 0) outcome.failed.push(`${errors.length} errors outside of tests`);
    if (process.env.VITEST_OUTCOME) {
      writeFileSync(process.env.VITEST_OUTCOME, JSON.stringify(outcome));
    }
  }
}
