import type { Score } from '#contract/entities/answer.ts';
import { createWorkerBridge } from '#platform/worker-bridge.ts';
import { runTwice } from './run-twice.ts';
import type {
  ReadingJob,
  SpeechWorkerApi,
  WordAnswer,
  WordJob,
  WordTime,
  WordTimesJob,
} from '#workers/speech/api.ts';

/** How the scoring of a recording ended. */
export type SpeechOutcome =
  | { readonly kind: 'scored'; readonly score: Score }
  | { readonly kind: 'no-task' }
  /** The pack is not on this device: it can be scored once it is. */
  | { readonly kind: 'no-pack' }
  /** The worker died twice over it, needed too long, or cannot read a recording of this format. The server may. */
  | { readonly kind: 'failed' };

/** How the scoring of one word ended. A recording without sound in it, or of another format, has `failed`. */
export type WordOutcome =
  | Extract<WordAnswer, { kind: 'word' | 'refused' | 'no-pack' }>
  /** No word, or more than one. */
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'failed' };

/** The pack's file that the engine needs; `null` while the pack is not whole on this device. */
export type FindReadingModel = () => Promise<string | null>;

/** When each word of a text is spoken. */
export type WordTimes = readonly WordTime[];

export interface ModelReading extends Omit<WordTimesJob, 'model' | 'recording'> {
  /** Address of its MP3. */
  readonly url: string;
}

/** The speech engines, in their worker. Nothing rejects. */
export interface SpeechClient {
  assessReading(job: Omit<ReadingJob, 'model'>): Promise<SpeechOutcome>;
  /** How one word was pronounced, by syllables. */
  scoreWord(job: Omit<WordJob, 'model'>): Promise<WordOutcome>;
  /** When each word of a model reading is spoken; `null` when that cannot be found out now. */
  findWordTimes(reading: ModelReading): Promise<WordTimes | null>;
  stop(): void;
}

export interface SpeechClientOptions {
  readonly startWorker: () => Worker;
  readonly findModel: FindReadingModel;
  readonly fetch: typeof fetch;
  /** Longest that one recording may take. Three minutes of speech are scored in 15 s on a slow phone. */
  readonly limitMs?: number;
}

/** Starts no worker before it is needed; it stops when idle. One that dies is started again, once for each recording. */
export function createSpeechClient(options: SpeechClientOptions): SpeechClient {
  const { startWorker, findModel, limitMs = 120_000 } = options;
  const engine = createWorkerBridge<SpeechWorkerApi>({ startWorker, idleStopMs: 60_000 });

  return {
    async assessReading(job) {
      const model = await findModel();
      if (model === null) return { kind: 'no-pack' };
      // The bytes are copied, not handed over: a second try needs them.
      const answer = await runTwice(engine, (api) => api.assessReading({ ...job, model }), limitMs);
      // The file went behind the list's back: asked again, the list learns of it.
      if (answer?.kind === 'no-pack') await findModel();
      return answer === null || answer.kind === 'other-format' ? { kind: 'failed' } : answer;
    },
    async scoreWord(job) {
      const model = await findModel();
      if (model === null) return { kind: 'no-pack' };
      const answer = await runTwice(engine, (api) => api.scoreWord({ ...job, model }), limitMs);
      if (answer?.kind === 'no-pack') await findModel();
      switch (answer?.kind) {
        case 'word':
        case 'refused':
        case 'no-pack':
          return answer;
        case 'unsupported':
          return { kind: 'unsupported' };
        case 'format':
        case 'other-format':
        case undefined:
          return { kind: 'failed' };
      }
    },
    async findWordTimes({ url, text, pronunciations }) {
      const model = await findModel();
      const recording = model === null ? null : await fetchBytes(options.fetch, url);
      if (model === null || recording === null) return null;
      const job = { model, recording, text, pronunciations };
      const answer = await runTwice(engine, (api) => api.findWordTimes(job), limitMs);
      return answer?.kind === 'found' ? answer.times : null;
    },
    stop: () => engine.stop(),
  };
}

async function fetchBytes(fetchNow: typeof fetch, url: string): Promise<ArrayBuffer | null> {
  try {
    const response = await fetchNow(url);
    return response.ok ? await response.arrayBuffer() : null;
  } catch {
    return null;
  }
}
