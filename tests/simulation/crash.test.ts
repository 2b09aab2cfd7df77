import { expect, test } from 'vitest';
import { crashes, scriptPlan } from './crash-script.ts';
import { runPlan } from './run-plan.ts';

test('twelve acts of every class reach the server', async () => {
  const run = await runPlan(scriptPlan());
  expect(run.violation).toBeNull();
  expect(run.acts).toBe(12);
});

test('a browser that dies at any yield of twelve acts, before or after its last commit, loses and doubles nothing', async () => {
  const broken: string[] = [];
  let runs = 0;
  for (const { step, commits, plan } of crashes()) {
    const { violation } = await runPlan(plan);
    runs += 1;
    if (violation)
      broken.push(`yield ${step}, commits ${commits}: ${violation.oracle}: ${violation.message}`);
  }
  expect(broken).toEqual([]);
  expect(runs).toBe(360);
}, 300_000);
