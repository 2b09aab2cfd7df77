import { createWorkerBridge } from '#platform/worker-bridge.ts';
import type { FreeSpeechJob, HeardTranscript, SpeechWorkerApi } from '#workers/speech/api.ts';
import type { TranscriptWorkerApi } from '#workers/transcript/api.ts';
import { runTwice } from './run-twice.ts';
import type { SpeechOutcome } from './speech-client.ts';
import { findTranscriptPack, type FindFile, type TranscriptPack } from './transcript-pack.ts';

/** What is known of an answer in one's own words before anybody has listened. */
export interface SpokenJob extends Omit<
  FreeSpeechJob,
  'model' | 'dictionary' | 'data' | 'samples' | 'transcript'
> {
  /** An MP3. */
  readonly recording: ArrayBuffer;
}

export type SpokenOutcome = SpeechOutcome | { readonly kind: 'no-data' };

/** Writes down what is said, and scores answers in one's own words from that. Nothing rejects. */
export interface SpokenClient {
  /** What is said in an MP3; `null` when the packs are not on this device, or the engine could not do it. */
  writeDown(recording: ArrayBuffer): Promise<HeardTranscript | null>;
  /** Whether the packs for both are on this device. */
  isReady(): Promise<boolean>;
  assessSpoken(job: SpokenJob): Promise<SpokenOutcome>;
  stop(): void;
}

export interface SpokenClientOptions {
  readonly startSpeech: () => Worker;
  readonly startTranscript: () => Worker;
  readonly findFile: FindFile;
  readonly data: FreeSpeechJob['data'];
  /** Longest that one step may take. Two minutes of speech are transcribed in 40 s on a slow phone. */
  readonly limitMs?: number;
}

interface Packs extends TranscriptPack {
  readonly model: string;
}

export function createSpokenClient(options: SpokenClientOptions): SpokenClient {
  const { startSpeech, startTranscript, findFile, data, limitMs = 180_000 } = options;
  const speech = createWorkerBridge<SpeechWorkerApi>({ startWorker: startSpeech, idleStopMs: 60_000 });
  const writer = createWorkerBridge<TranscriptWorkerApi>({
    startWorker: startTranscript,
    idleStopMs: 60_000,
  });

  async function findPacks(): Promise<Packs | null> {
    const model = await findFile('reading', 'model');
    if (model === null) return null;
    const transcript = await findTranscriptPack(findFile);
    return transcript && { model, ...transcript };
  }

  async function listen({ files }: Packs, recording: ArrayBuffer) {
    const samples = await runTwice(speech, (api) => api.decode(recording), limitMs);
    if (!samples) return null;
    const heard = await runTwice(writer, (api) => api.transcribe({ files, samples }), limitMs);
    return heard && { heard, samples };
  }

  async function assess({ recording, ...answer }: SpokenJob): Promise<SpokenOutcome> {
    const packs = await findPacks();
    if (!packs) return { kind: 'no-pack' };
    const { model, dictionary } = packs;
    const listened = await listen(packs, recording);
    if (!listened) return { kind: 'failed' };
    const { heard, samples } = listened;
    if (heard.kind === 'no-pack') return gone();
    const job = { ...answer, model, dictionary, data, samples, transcript: heard.transcript };
    const scored = await runTwice(speech, (api) => api.assessFreeSpeech(job), limitMs);
    if (scored?.kind === 'no-pack') return gone();
    return scored === null || scored.kind === 'other-format' ? { kind: 'failed' } : scored;
  }

  /** A file went behind the list's back: asked again, the list learns of it. */
  async function gone(): Promise<SpokenOutcome> {
    await findPacks();
    return { kind: 'no-pack' };
  }

  return {
    async writeDown(recording) {
      const packs = await findPacks();
      if (!packs) return null;
      const listened = await listen(packs, recording);
      if (listened?.heard.kind === 'no-pack') await gone();
      if (listened?.heard.kind !== 'heard') return null;
      const { heard, samples } = listened;
      return { transcript: heard.transcript, samples, dictionary: packs.dictionary };
    },
    isReady: async () => (await findPacks()) !== null,
    assessSpoken: assess,
    stop() {
      speech.stop();
      writer.stop();
    },
  };
}
