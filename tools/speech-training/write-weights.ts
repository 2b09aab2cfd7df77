import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ReadingWeights } from '#engines/speech/weights/reading-weights.ts';

const path = join(import.meta.dirname, '..', '..', 'engines', 'speech', 'weights', 'reading-weights.json');
const mostCompressed = 150_000;

/** Writes the weights and says how large they are. Throws when they are larger than the product allows. */
export function writeWeights(weights: ReadingWeights): string {
  const rounded = JSON.stringify(weights, (_key, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(6)) : value,
  );
  const { length } = gzipSync(rounded, { level: 9 });
  if (length > mostCompressed)
    throw new Error(`The weights take ${length} bytes gzip, more than ${mostCompressed}.`);
  writeFileSync(path, `${rounded}\n`);
  return `wrote reading-weights.json, ${length} bytes gzip`;
}
