import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Slow results of recordings, one JSON line each, so that a run that was cut off goes on where it was. */
export interface ResultFile<T> {
  /** In the order in which they were made. */
  readonly results: readonly T[];
  has(id: string): boolean;
  add(result: T): void;
}

/** Opens the file, or begins it. What it says is believed: it is a cache of this program's own. */
export function openResultFile<T extends { readonly id: string }>(path: string): ResultFile<T> {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  const results = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as T);
  const ids = new Set(results.map(({ id }) => id));
  mkdirSync(dirname(path), { recursive: true });
  return {
    results,
    has: (id) => ids.has(id),
    add(result) {
      results.push(result);
      ids.add(result.id);
      appendFileSync(path, `${JSON.stringify(result)}\n`);
    },
  };
}
