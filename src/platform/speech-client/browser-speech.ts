import SpeechWorker from '#workers/speech/worker.ts?worker';
import { createSpeechClient, type FindReadingModel, type SpeechClient } from './speech-client.ts';

/** The speech engines of this browser. */
export function createBrowserSpeech(findModel: FindReadingModel): SpeechClient {
  return createSpeechClient({
    startWorker: () => new SpeechWorker({ name: 'speech' }),
    findModel,
    fetch: (input, init) => fetch(input, init),
  });
}
