import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { contractRoutes } from '../../../../src/contract/operations';
import { openHostileSchool, type HostileSchool } from './hostileSchool';
import { program, runProgram, type Tally } from './programs';

/**
 * Sends requests for every operation, valid except for their mutations. `FUZZ_RUNS` says how many
 * (default 2,000), half of them on each database; `FUZZ_SEED` repeats a failed run.
 */
const runs = Number(process.env['FUZZ_RUNS'] ?? 2_000) / 2;
const isLong = process.env['FUZZ_RUNS'] !== undefined;
// The same in every `npm test`, so that a change is never blamed for an older defect.
const seed = Number(process.env['FUZZ_SEED'] ?? (isLong ? Date.now() % 2 ** 31 : 20_261_126));
const programsPerRound = 10;

let school: HostileSchool;
beforeAll(async () => {
  school = await openHostileSchool();
});
afterAll(() => school.close());

test(
  'hostile requests are refused as the contract says, and write nothing',
  { timeout: 30 * 60_000 },
  async () => {
    const tally: Tally = new Map();
    const sent = () =>
      [...tally.values()].reduce((sum, { valid, mutated }) => sum + valid + mutated, 0);
    for (let round = 0; sent() < runs; round += 1) {
      await fc
        .assert(
          fc.asyncProperty(program, (steps) => runProgram(school, steps, tally)),
          { seed: seed + round, numRuns: programsPerRound },
        )
        .catch((error: unknown) => {
          const database = inject('postgresUrl') === undefined ? 'server' : 'server-postgres';
          throw new Error(
            `FUZZ_SEED=${seed + round} npx vitest run --project ${database} examples/standalone/test/hostile/fuzz.test.ts repeats this.`,
            { cause: error },
          );
        });
    }
    expect('polluted' in {}).toBe(false);
    for (const { id } of contractRoutes) {
      const { valid, mutated } = tally.get(id) ?? { valid: 0, mutated: 0 };
      expect({ id, isTried: valid > 0 && mutated > 0 }).toEqual({ id, isTried: true });
    }
    if (process.env['FUZZ_TALLY']) console.table(Object.fromEntries(tally));
  },
);
