import lexicon from '#engines/writing/data/lexicon.bin.br?unpacked';
import vectors from '#engines/writing/data/vectors.bin.br?unpacked';
import SpeechWorker from '#workers/speech/worker.ts?worker';
import TranscriptWorker from '#workers/transcript/worker.ts?worker';
import { createSpokenClient, type SpokenClient, type SpokenClientOptions } from './spoken-client.ts';

/** The engines for speech in one's own words, in workers of this browser. */
export function createBrowserSpoken(findFile: SpokenClientOptions['findFile']): SpokenClient {
  return createSpokenClient({
    startSpeech: () => new SpeechWorker({ name: 'speech' }),
    startTranscript: () => new TranscriptWorker({ name: 'transcript' }),
    findFile,
    data: { lexicon, vectors },
  });
}
