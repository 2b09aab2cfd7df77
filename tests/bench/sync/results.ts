import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ContenderName } from './build-pages.ts';

const folder = resolve('.cache/bench/sync');

/** All runs of one race or bad day, by contender. Kept on disk: a table can be made again without its runs. */
export type Runs<Outcome> = Partial<Record<ContenderName, Outcome[]>>;

const fileOf = (name: string): string => join(folder, `${name.replaceAll(/\W+/g, '-')}.json`);

export function forgetResults(): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Contenders that did not run this time keep what they had. */
export function keepRuns<Outcome>(name: string, runs: Runs<Outcome>): void {
  mkdirSync(folder, { recursive: true });
  const all = { ...readRuns<Outcome>(name), ...runs };
  writeFileSync(fileOf(name), `${JSON.stringify(all, null, 1)}\n`);
}

export function readRuns<Outcome>(name: string): Runs<Outcome> {
  const file = fileOf(name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Runs<Outcome>) : {};
}

/** A-B-B-A: every contender once a round, in an order that turns around from round to round. */
export async function interleave<Outcome>(
  rounds: number,
  contenders: readonly ContenderName[],
  run: (name: ContenderName) => Promise<Outcome>,
): Promise<Runs<Outcome>> {
  const runs: Runs<Outcome> = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? contenders : [...contenders].reverse()) {
      const outcome = await run(name);
      (runs[name] ??= []).push(outcome);
    }
  }
  return runs;
}
