import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { openDictionary } from '#engines/dictionary/dictionary.ts';
import { readLexicon } from '#engines/writing/lexicon/lexicon.ts';

const engines = join(import.meta.dirname, '..', '..', 'engines');
const text = new TextDecoder();

function unpack(...path: readonly string[]): Uint8Array {
  return new Uint8Array(brotliDecompressSync(readFileSync(join(engines, ...path))));
}

/** Words with how they are spelt and what they may be in a sentence, their forms too. */
export const lexicon = readLexicon(unpack('writing', 'data', 'lexicon.bin.br'));

/** Words with their meanings, in each part of speech. */
export const dictionary = openDictionary(unpack('dictionary', 'data', 'english.bin.br'), (bytes) =>
  text.decode(bytes),
);
