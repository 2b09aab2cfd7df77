import { expect, test } from 'vitest';
import { rounds } from '#tests/support/rounds.ts';
import { stepsPerSeed } from './plan.ts';
import { runSeeds, seedRange, type SeedFailure } from './run-seeds.ts';

/** In hundreds. */
const seeds = rounds('SIM_SEEDS', { short: 200, long: 4_000 });
const seedsPerTest = 100;
/** They share the seeds, so that they run side by side. */
const files = 2;

/** The tests of one share of the seeds, 0 or 1. */
export function testSeeds(share: number): void {
  const firsts = Array.from({ length: seeds / seedsPerTest }, (_, at) => at * seedsPerTest + 1).filter(
    (_, at) => at % files === share,
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
