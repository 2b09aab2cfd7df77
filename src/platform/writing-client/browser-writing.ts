import { engineCaches } from '#domain/storage/engine-caches.ts';
import lexicon from '#engines/writing/data/lexicon.bin.br?unpacked';
import vectors from '#engines/writing/data/vectors.bin.br?unpacked';
import { isComplete } from '#platform/is-complete.ts';
import WritingWorker from '#workers/writing/worker.ts?worker';
import { createWritingClient, type WritingClient } from './writing-client.ts';

/** The writing engine of this browser. */
export function createBrowserWriting(): WritingClient {
  return createWritingClient({
    startWorker: () => new WritingWorker({ name: 'writing' }),
    isComplete: (wanted) => isComplete(engineCaches.writing, wanted),
    data: { lexicon, vectors },
  });
}
