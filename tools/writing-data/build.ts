import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { z } from 'zod';
import { wordForm } from '#engines/writing/lexicon/lexicon-file.ts';
import { readLexicon } from '#engines/writing/lexicon/lexicon.ts';
import { fetchModels, modelsFolder } from '#tools/models/fetch.ts';
import { buildLexicon } from './build-lexicon.ts';
import { buildVectors } from './build-vectors.ts';
import { readOpposites } from './wordnet.ts';

/**
 * `node tools/writing-data/build.ts`: fetches the sources (models.lock.json, set `writing-sources`) and writes the two
 * data files of the writing engine. The same sources give the same bytes; there is nothing random in it.
 */
const say = (line: string): void => console.log(line);
await fetchModels('writing-sources', say);
const sources = join(modelsFolder, 'writing-sources');
const target = join(import.meta.dirname, '..', '..', 'engines', 'writing', 'data');

const Embeddings = z.object({ words: z.array(z.string()), vectors: z.record(z.string(), z.unknown()) });
const { words: byFrequency, vectors } = Embeddings.parse(
  JSON.parse(readFileSync(join(sources, 'vectors', 'vectors.json'), 'utf8')),
);
const Vector = z.array(z.number()).optional();
const vectorOf = (word: string): readonly number[] | undefined => Vector.parse(vectors[word]);

function write(name: string, bytes: Buffer): void {
  const packed = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 22,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  writeFileSync(join(target, `${name}.br`), packed);
  say(`${name}: ${bytes.length} bytes, ${packed.length} as brotli`);
}

const lexiconBytes = buildLexicon({
  dictionaries: [
    { folder: join(sources, 'en-us'), nation: wordForm.american },
    { folder: join(sources, 'en-gb'), nation: wordForm.british },
    { folder: join(sources, 'en-au'), nation: wordForm.australian },
  ],
  wordnet: join(sources, 'wordnet'),
  byFrequency,
});
write('lexicon.bin', lexiconBytes);

const days = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december'.split(
    ' ',
  ),
);
const numbers =
  /^(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty-?\w*|hundreds?|thousands?|[mbtr]illions?|first|second|third|\w+th|half|quarter|twice|once)$/u;
const countedTens = /^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)/u;
const lexicon = readLexicon(lexiconBytes);
const vectorBytes = buildVectors({
  byFrequency,
  vectorOf,
  opposites: readOpposites(join(sources, 'wordnet')),
  isOrdinary: (word) => {
    if (!/^[a-z]{3,}$/u.test(word) || days.has(word) || countedTens.test(word)) return false;
    if (numbers.test(word) && !/(?:[^n]ty|[^urhn]th)$/u.test(word)) return false;
    return ((lexicon.find(word)?.form ?? 0) & wordForm.lower) !== 0;
  },
});
write('vectors.bin', vectorBytes);
