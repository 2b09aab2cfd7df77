import { parseArgs } from 'node:util';
import { addToCorpus, readCorpus } from './corpus.ts';
import { planOf, stepsPerSeed } from './plan.ts';
import { runSeeds, seedRange, type SeedFailure } from './run-seeds.ts';
import { shrink } from './shrink.ts';

/**
 * `npm run sim -- --seeds N --from S`: runs the corpus and N seeds, prints what it found. A failing seed is shrunk, printed
 * with its trace and kept in the corpus. `--trace` prints the whole trace of each seed, `--keep-going` does not stop at
 * the first failure.
 */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '10000' },
    from: { type: 'string', default: '1' },
    steps: { type: 'string', default: String(stepsPerSeed) },
    'keep-going': { type: 'boolean', default: false },
    'no-corpus': { type: 'boolean', default: false },
    'no-shrink': { type: 'boolean', default: false },
  },
});
const steps = Number(values.steps);
const print = (line: string) => process.stdout.write(`${line}\n`);

const failures: SeedFailure[] = [];
const seeds = [
  ...(values['no-corpus'] ? [] : readCorpus().map(({ seed }) => seed)),
  ...seedRange(Number(values.from), Number(values.seeds)),
];
const result = await runSeeds(seeds, {
  steps,
  onFailure(failure) {
    failures.push(failure);
    return values['keep-going'];
  },
});
for (const { seed, oracle, message } of failures.slice(0, 20)) {
  print(`seed ${seed}: ${oracle}\n  ${message}`);
}
const [first] = failures;
if (first && !values['no-shrink'] && first.oracle !== 'deterministic') {
  const { plan, run, tries } = await shrink(planOf(first.seed, steps), first);
  print(
    `\nseed ${first.seed}, shrunk to ${plan.interventions.length} interventions in ${plan.steps} steps (${tries} tries):`,
  );
  for (const each of plan.interventions) print(`  ${JSON.stringify(each)}`);
  print('trace:');
  for (const line of run.trace ?? []) print(`  ${line}`);
}
if (!values['no-corpus']) {
  for (const { seed, oracle, message } of failures)
    addToCorpus({ seed, oracle, what: message.slice(0, 160) });
}
const { seedsRun, ms, acts, effects, yields, requests, rerun } = result;
print(
  `${seedsRun} seeds in ${(ms / 1000).toFixed(1)} s (${Math.round((seedsRun / ms) * 1000)} seeds/s), ` +
    `${acts} acts, ${effects} effects, ${requests} requests, ${yields} yields, ${rerun} run twice, ${failures.length} violations`,
);
process.exitCode = failures.length > 0 ? 1 : 0;
