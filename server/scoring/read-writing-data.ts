import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

const folder = join(import.meta.dirname, '..', '..', 'engines', 'writing', 'data');

/** A packed data file of the writing engine: its size as it is stored, and its bytes as the engine reads them. */
export function readWritingData(name: 'lexicon.bin' | 'vectors.bin'): {
  packedSize: number;
  bytes: Uint8Array;
} {
  const packed = readFileSync(join(folder, `${name}.br`));
  return { packedSize: packed.length, bytes: new Uint8Array(brotliDecompressSync(packed)) };
}
