import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SpeechPackId } from '#contract/entities/model-pack.ts';
import { writeArchive } from '#domain/bytes/archive.ts';
import { modelArchiveNames } from '#engines/speech/acoustic/read-model-archive.ts';
import { readVocabulary } from './read-vocabulary.ts';

interface RecipeFile {
  readonly name: string;
  /** Place in the models folder. */
  readonly path: string;
  /** Makes the bytes out of what was fetched; absent for a file that is fetched as it is. */
  readonly make?: (folder: string) => Uint8Array;
}

interface PackRecipe {
  readonly title: string;
  readonly purpose: string;
  readonly licence: string;
  /** Sets of models.lock.json that it is made from. */
  readonly sets: readonly string[];
  readonly files: readonly RecipeFile[];
}

const transcriptCommon: readonly RecipeFile[] = [
  {
    name: 'tokens',
    path: 'packs/tokens.txt',
    make: (folder) =>
      readVocabulary(readFileSync(join(folder, 'transcript/tokenizer/llama-tokenizer.js'), 'utf8')),
  },
  { name: 'dictionary', path: 'reading/dict.txt' },
  { name: 'runtime', path: 'transcript/runtime.wasm' },
];
const transcriptLicence =
  'Moonshine: MIT. ONNX Runtime: MIT. Token table: MIT. Pronouncing dictionary: BSD-2-Clause.';

/** How each pack is made. Texts are shown to learners. */
export const packRecipes: Record<SpeechPackId, PackRecipe> = {
  reading: {
    title: 'Reading',
    purpose: 'Scores what you read aloud or repeat, and shows each word.',
    licence: 'Acoustic model of CMU Sphinx: BSD-2-Clause.',
    sets: ['reading'],
    files: [
      {
        name: 'model',
        path: 'packs/reading.pack',
        make: (folder) =>
          writeArchive(
            new Map(
              modelArchiveNames.map((name) => [
                name,
                new Uint8Array(readFileSync(join(folder, 'reading', name))),
              ]),
            ),
          ),
      },
    ],
  },
  'transcript-tiny': {
    title: 'Transcript',
    purpose: 'Writes down what you said in your own words, so that it can be scored.',
    licence: transcriptLicence,
    sets: ['reading', 'transcript-common', 'transcript-tiny'],
    files: [
      { name: 'encoder', path: 'transcript/tiny/encoder.onnx' },
      { name: 'decoder', path: 'transcript/tiny/decoder.onnx' },
      ...transcriptCommon,
    ],
  },
  'transcript-base': {
    title: 'Transcript, more accurate',
    purpose:
      'Mishears about a third fewer words than the other one, in whose place it works. It takes twice the room and twice the time.',
    licence: transcriptLicence,
    sets: ['reading', 'transcript-common', 'transcript-base'],
    files: [
      { name: 'encoder', path: 'transcript/base/encoder.onnx' },
      { name: 'decoder', path: 'transcript/base/decoder.onnx' },
      ...transcriptCommon,
    ],
  },
};
