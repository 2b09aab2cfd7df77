import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Sha256 } from '#contract/sha256.ts';
import { WordTimes } from '#contract/items/item-fields.ts';

/** What the speech engines heard in a rendered file. */
export const HeardAudio = z.object({
  sha256: Sha256,
  /** Words of the script, and how many of them the transcript engine heard otherwise, not at all, or besides. */
  words: z.int().min(1),
  wordErrors: z.int().min(0),
  /** What it heard, when that is not the script. */
  heard: z.string().optional(),
  times: WordTimes,
});
export type HeardAudio = z.infer<typeof HeardAudio>;

const HeardFile = z.object({ format: z.literal(1), entries: z.array(HeardAudio) });

/** Name in the audio folder of a bank. */
export const heardFileName = 'heard.json';

/** By the hash of the file; an absent list is an empty one. Throws when it is not readable. */
export function readHeardAudio(bankFolder: string): Map<string, HeardAudio> {
  const path = join(bankFolder, 'audio', heardFileName);
  if (!existsSync(path)) return new Map();
  const { entries } = HeardFile.parse(JSON.parse(readFileSync(path, 'utf8')));
  return new Map(entries.map((entry) => [entry.sha256, entry]));
}
