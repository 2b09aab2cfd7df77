import { parseArgs } from 'node:util';
import { readKillers, writeKillers, type Killers } from './killers.ts';
import { mutants } from './list.ts';
import { loadMutant, type Mutant } from './load-mutant.ts';

/**
 * `npm run sim:mutants`: runs each planted bug until a seed finds it, and prints which one did and which promise it broke.
 * `--known` runs only the seeds that are on record. `--only NAME` runs one of them, `--first N` so many.
 */
const { values } = parseArgs({
  options: {
    known: { type: 'boolean', default: false },
    only: { type: 'string' },
    first: { type: 'string' },
    seeds: { type: 'string', default: '10000' },
  },
});
const print = (line: string) => process.stdout.write(`${line}\n`);
const killers = readKillers();

async function hunt(mutant: Mutant): Promise<Killers[string] | null> {
  const { planOf, runPlan } = await loadMutant(mutant);
  const known = killers[mutant.name]?.seed;
  const all = Array.from({ length: values.known ? 0 : Number(values.seeds) }, (_, at) => at + 1);
  for (const seed of known === undefined ? all : [known, ...all]) {
    const { violation } = await runPlan(planOf(seed));
    if (violation) return { seed, oracle: violation.oracle };
  }
  return null;
}

const found: Killers = {};
const survivors: string[] = [];
for (const mutant of mutants.slice(0, Number(values.first ?? mutants.length))) {
  if (values.only !== undefined && values.only !== mutant.name) continue;
  const killer = await hunt(mutant);
  if (killer) found[mutant.name] = killer;
  else survivors.push(mutant.name);
  if (killer && !values.known) writeKillers({ ...readKillers(), ...found });
  const end = killer ? `seed ${String(killer.seed).padStart(5)}  ${killer.oracle}` : 'SURVIVED';
  print(`${mutant.name.padEnd(20)} ${end.padEnd(64)} ${mutant.bug}`);
}
print(
  `${Object.keys(found).length} killed, ${survivors.length} survived${survivors.length > 0 ? `: ${survivors.join(', ')}` : ''}`,
);
process.exitCode = survivors.length > 0 ? 1 : 0;
