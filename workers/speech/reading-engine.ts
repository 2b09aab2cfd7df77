import type { ReadingEngine } from '#engines/assessment/assess-reading.ts';
import { readModelArchive } from '#engines/speech/acoustic/read-model-archive.ts';
import rawWeights from '#engines/speech/weights/reading-weights.json';
import { readReadingWeights } from '#engines/speech/weights/reading-weights.ts';
import { readModelFile } from '#workers/packs/read-model-file.ts';

let opened: { readonly sha256: string; readonly engine: ReadingEngine } | undefined;

/** The engine with this model; `undefined` when the file is not on this device. An opened one outlives its file. */
export async function openReadingEngine(sha256: string): Promise<ReadingEngine | undefined> {
  if (opened?.sha256 === sha256) return opened.engine;
  const file = await readModelFile(sha256);
  if (!file) return undefined;
  const model = readModelArchive(file);
  const engine = { model, weights: readReadingWeights(rawWeights) };
  opened = { sha256, engine };
  return engine;
}
