import { expect, test } from 'vitest';
import { rounds } from '#tests/support/rounds.ts';
import { crashes, scriptPlan } from './crash-script.ts';
import { runPlan } from './run-plan.ts';

/** One yield in so many. */
const every = rounds('CRASH_EVERY', { short: 12, long: 1 });

test('twelve acts of every class reach the server', async () => {
  const run = await runPlan(scriptPlan());
  expect(run.violation).toBeNull();
  expect(run.acts).toBe(12);
});

test('a browser that dies at any yield of twelve acts, before or after its last commit, loses and doubles nothing', async () => {
  const broken: string[] = [];
  let runs = 0;
  for (const { step, commits, plan } of crashes()) {
    if (step % every !== 0) continue;
    const { violation } = await runPlan(plan);
    runs += 1;
    if (violation)
      broken.push(`yield ${step}, commits ${commits}: ${violation.oracle}: ${violation.message}`);
  }
  expect(broken).toEqual([]);
  expect(runs).toBe(2 * Math.ceil(180 / every));
}, 300_000);
