import { expect, test } from 'vitest';
import { readCorpus } from './corpus.ts';
import { findFailures } from './expect-seeds.ts';
import { planOf } from './plan.ts';
import { runPlan } from './run-plan.ts';

test('every seed that ever found a bug finds none', async () => {
  const corpus = readCorpus();
  expect(corpus.length).toBeGreaterThan(0);
  const { failures } = await findFailures(corpus.map(({ seed }) => seed));
  expect(failures).toEqual([]);
}, 120_000);

test('the same seed does the same to the last yield', async () => {
  const runs = [await runPlan(planOf(7), { trace: true }), await runPlan(planOf(7), { trace: true })];
  expect(runs[0]?.trace).toEqual(runs[1]?.trace);
  expect(runs[0]?.yields).toBeGreaterThan(300);
  const other = await runPlan(planOf(8));
  expect(other.hash).not.toBe(runs[0]?.hash);
});
