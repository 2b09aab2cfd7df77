import type { Remote } from 'comlink';
import { modelFilePath } from '#contract/entities/model-pack.ts';
import type { SpeechWorkerApi } from '#workers/speech/api.ts';
import type { SpeechPacks } from './speech-packs.ts';
import { startWorkerEntry } from './worker-entry.ts';

/** The speech worker of a device that has both packs, and besides them these files, by address. */
export function startSpeechDevice(
  { shas, model, dictionary }: Pick<SpeechPacks, 'shas' | 'model' | 'dictionary'>,
  besides: Iterable<readonly [string, Uint8Array<ArrayBuffer>]> = [],
): Promise<Remote<SpeechWorkerApi>> {
  return startWorkerEntry<SpeechWorkerApi>({
    cached: new Map([
      [modelFilePath(shas.model), new Uint8Array(model)],
      [modelFilePath(shas.dictionary), new Uint8Array(dictionary)],
      ...besides,
    ]),
    start: () => import('#workers/speech/worker.ts'),
  });
}
