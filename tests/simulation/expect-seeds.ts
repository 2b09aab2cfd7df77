import { expect, test } from 'vitest';
import { stepsPerSeed } from './plan.ts';
import { runSeeds, seedRange, type SeedFailure } from './run-seeds.ts';

/** Every test run has 10,000 seeds; four files share them, so that they run side by side. */
const seedsPerFile = 2_500;
const seedsPerTest = 500;

/** The tests of one share of the seeds, 0..3. */
export function testSeeds(share: number): void {
  const firsts = Array.from(
    { length: seedsPerFile / seedsPerTest },
    (_, at) => share * seedsPerFile + at * seedsPerTest + 1,
  );
  test.each(firsts)(
    'seeds from %i on: every promise holds at every step and in the end',
    async (first) => {
      const { failures, seedsRun, rerun } = await findFailures(seedRange(first, seedsPerTest));
      expect(failures).toEqual([]);
      expect({ seedsRun, rerun }).toEqual({ seedsRun: seedsPerTest, rerun: seedsPerTest / 100 });
    },
    300_000,
  );
}

/** Runs seeds and collects what they break; some of them run twice and are compared. */
export async function findFailures(seeds: readonly number[]) {
  const failures: SeedFailure[] = [];
  const result = await runSeeds(seeds, {
    steps: stepsPerSeed,
    onFailure(failure) {
      failures.push(failure);
      return failures.length < 5;
    },
  });
  return { ...result, failures };
}
