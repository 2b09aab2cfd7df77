import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { planOf } from '#tests/simulation/plan.ts';
import type { runPlan } from '#tests/simulation/run-plan.ts';

/** A change of one line or two in one module. */
export interface Patch {
  /** From the root of the project. */
  readonly file: string;
  /** Must be there exactly once: a mutant that no longer fits the code is an error, not a survivor. */
  readonly find: string;
  readonly put: string;
}

export interface Mutant {
  readonly name: string;
  /** The bug in words. */
  readonly bug: string;
  readonly patches: readonly Patch[];
}

const root = new URL('../../../', import.meta.url);
const mutants = new Map<string, Mutant>();
/** What is loaded anew for each mutant; all else is shared. */
const copied = ['domain/outbox/', 'src/data/', 'src/sync/', 'tests/simulation/', 'tests/support/'];
let isHooked = false;

const mutantOf = (url: string | undefined): string | null =>
  url === undefined ? null : (/\?mutant=([\w-]+)$/.exec(url)?.[1] ?? null);

/*
 * A mutant is a copy of the modules under an address of its own, with the patch in one of them. Nothing of the product
 * knows: there are no switches in it, and the copies are never written to a disk.
 */
function hook(): void {
  if (isHooked) return;
  isHooked = true;
  registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context);
      const name = mutantOf(context.parentURL);
      const path = resolved.url.slice(root.href.length);
      const isCopied = resolved.url.startsWith(root.href) && copied.some((folder) => path.startsWith(folder));
      return name !== null && isCopied ? { ...resolved, url: `${resolved.url}?mutant=${name}` } : resolved;
    },
    load(url, context, next) {
      const mutant = mutants.get(mutantOf(url) ?? '');
      if (!mutant) return next(url, context);
      const path = url.slice(root.href.length, url.indexOf('?'));
      let source = readFileSync(fileURLToPath(new URL(path, root)), 'utf8');
      for (const patch of mutant.patches)
        if (patch.file === path) source = patched(mutant.name, source, patch);
      return { format: 'module-typescript', source, shortCircuit: true };
    },
  });
}

function patched(name: string, source: string, { file, find, put }: Patch): string {
  const found = source.split(find).length - 1;
  if (found !== 1) throw new Error(`mutant ${name}: its place is there ${found} times in ${file}`);
  return source.replace(find, () => put);
}

export interface MutantWorld {
  readonly planOf: typeof planOf;
  readonly runPlan: typeof runPlan;
}

/** The simulation over a mutated engine. */
export async function loadMutant(mutant: Mutant): Promise<MutantWorld> {
  hook();
  mutants.set(mutant.name, mutant);
  const at = new URL('tests/simulation/run-plan.ts', root).href;
  const plans = (await import(new URL('../plan.ts', import.meta.url).href)) as { planOf: typeof planOf };
  const runs = (await import(`${at}?mutant=${mutant.name}`)) as { runPlan: typeof runPlan };
  return { planOf: plans.planOf, runPlan: runs.runPlan };
}
