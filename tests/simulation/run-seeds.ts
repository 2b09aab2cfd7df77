import { planOf } from './plan.ts';
import { runPlan } from './run-plan.ts';

export interface SeedFailure {
  readonly seed: number;
  readonly oracle: string;
  readonly message: string;
}

export interface SeedsResult {
  readonly seedsRun: number;
  readonly ms: number;
  readonly acts: number;
  readonly effects: number;
  readonly yields: number;
  readonly requests: number;
  /** Seeds that were run a second time and compared. */
  readonly rerun: number;
}

export const seedRange = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => from + at);

/** Of all seeds, this share runs twice: the same seed must do the same to the last yield. */
const rerunEvery = 100;

/** Runs seeds one after the other. `onFailure` says whether to go on. */
export async function runSeeds(
  seeds: readonly number[],
  { steps, onFailure }: { steps: number; onFailure: (failure: SeedFailure) => boolean },
): Promise<SeedsResult> {
  const begun = performance.now();
  const sum = { seedsRun: 0, acts: 0, effects: 0, yields: 0, requests: 0, rerun: 0 };
  for (const [at, seed] of seeds.entries()) {
    const run = await runPlan(planOf(seed, steps));
    sum.seedsRun += 1;
    sum.acts += run.acts;
    sum.effects += run.effects;
    sum.yields += run.yields;
    sum.requests += run.requests;
    if (run.violation && !onFailure({ seed, ...run.violation })) break;
    if (at % rerunEvery !== 0) continue;
    sum.rerun += 1;
    const again = await runPlan(planOf(seed, steps));
    const isSame = again.hash === run.hash && again.yields === run.yields;
    const message = `hash ${run.hash} after ${run.yields} yields, then ${again.hash} after ${again.yields}`;
    if (!isSame && !onFailure({ seed, oracle: 'deterministic', message })) break;
  }
  return { ...sum, ms: performance.now() - begun };
}
