import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const file = new URL('killers.json', import.meta.url);

const Killers = z.record(z.string(), z.object({ seed: z.int(), oracle: z.string() }));
export type Killers = z.infer<typeof Killers>;

/** The seed that killed each mutant, and the promise that it broke. */
export function readKillers(): Killers {
  return existsSync(file) ? Killers.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

export function writeKillers(killers: Killers): void {
  const lines = Object.entries(killers).map(
    ([name, killer]) => `  ${JSON.stringify(name)}: ${JSON.stringify(killer)}`,
  );
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}
