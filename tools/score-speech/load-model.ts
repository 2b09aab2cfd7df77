import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAcousticModel, type AcousticModel } from '#engines/speech/acoustic/acoustic-model.ts';
import { readReadingWeights, type ReadingWeights } from '#engines/speech/weights/reading-weights.ts';
import type { TranscriptEngine } from '#engines/transcript/transcribe.ts';
import { openModelStore } from '#server/models/model-store.ts';
import { openTranscriber } from '#server/models/open-transcriber.ts';
import { fetchModels, modelsFolder } from '#tools/models/fetch.ts';
import { preparePacks } from '#tools/models/prepare-packs.ts';

const folder = join(modelsFolder, 'reading');

/** Reads the acoustic model of the reading engine and fetches it first when it is not there. */
export async function loadAcousticModel(say: (line: string) => void): Promise<AcousticModel> {
  await fetchModels('reading', say);
  const read = (name: string): Uint8Array => readFileSync(join(folder, name));
  return readAcousticModel({
    mdef: read('mdef'),
    means: read('means'),
    variances: read('variances'),
    sendump: read('sendump'),
    transitionMatrices: read('transition_matrices'),
  });
}

/** Text of the pronouncing dictionary that comes with the acoustic model. */
export async function loadDictionaryText(say: (line: string) => void): Promise<string> {
  await fetchModels('reading', say);
  return readFileSync(join(folder, 'dict.txt'), 'utf8');
}

export function loadReadingWeights(): ReadingWeights {
  const path = join(import.meta.dirname, '..', '..', 'engines', 'speech', 'weights', 'reading-weights.json');
  return readReadingWeights(JSON.parse(readFileSync(path, 'utf8')));
}

export const transcriptSizes = ['tiny', 'base'] as const;
export type TranscriptSize = (typeof transcriptSizes)[number];

/** Opens the transcript engine and fetches its pack first when it is not there. */
export async function loadTranscriber(
  size: TranscriptSize,
  say: (line: string) => void,
): Promise<TranscriptEngine> {
  await preparePacks([`transcript-${size}`], say);
  const engine = await openTranscriber(openModelStore(modelsFolder), size);
  if (engine === undefined) throw new Error(`The model pack transcript-${size} is not in place.`);
  return engine;
}
