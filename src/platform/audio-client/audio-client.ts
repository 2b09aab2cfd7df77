import { proxy, transfer } from 'comlink';
import type { SignalFacts } from '#contract/entities/answer.ts';
import { decodeAudio } from './decode-audio.ts';
import { createWorkerBridge } from '#platform/worker-bridge.ts';
import type { RemoteApi, WorkerBridge, WorkerOutcome } from '#platform/worker-bridge.ts';
import AudioWorker from '#workers/audio/worker.ts?worker';
import type {
  AudioWorkerApi,
  ConversionFailure,
  ConvertAnswer,
  JobProgress,
  Mp3Inspection,
  OnProgress,
  PrepareAnswer,
  PreparedPlayback,
} from '#workers/audio/api.ts';

export type { PreparedPlayback };

export interface JobOptions {
  /** Aborting ends the work at once. */
  signal?: AbortSignal;
  onProgress?: OnProgress;
}

export interface ConversionOptions extends JobOptions {
  /** Nothing behind this moment of the sound is converted, in ms: its length is then about that. */
  mostMs?: number;
}

export type Cancelled = { kind: 'cancelled' };

/** What can be done with audio outside a recording. Nothing rejects; the bytes given stay the caller's. */
export interface AudioClient {
  /** Any audio to MP3 128 kbit/s mono, with its facts. Loads the converter (32 MB) on first use. */
  convertToMp3(
    bytes: Uint8Array<ArrayBuffer>,
    mimeType: string,
    options?: ConversionOptions,
  ): Promise<ConvertAnswer | Cancelled>;
  /**
   * Any audio to something that plays everywhere, at the common loudness, without silence at its ends, with its waveform.
   * Loads the converter for what this browser cannot decode.
   */
  preparePlayback(
    bytes: Uint8Array<ArrayBuffer>,
    mimeType: string,
    options?: JobOptions,
  ): Promise<PrepareAnswer | Cancelled>;
  /** What an MP3 holds as far as it is whole: of a recording that was cut off. */
  inspectMp3(bytes: Uint8Array<ArrayBuffer>): Promise<Mp3Inspection>;
  /** Signal facts of decoded mono samples, with `sound`; `null` when the worker could not. */
  measureSignal(samples: Float32Array<ArrayBuffer>, sampleRate: number): Promise<SignalFacts | null>;
  /** The worker that takes recordings. Apart from the jobs above: cancelling one of those must not end a recording. */
  readonly recordingWorker: WorkerBridge<AudioWorkerApi>;
  stop(): void;
}

function answerOf<Answer>(
  outcome: WorkerOutcome<Answer | ConversionFailure>,
): Answer | ConversionFailure | Cancelled {
  if (outcome.kind === 'done') return outcome.value;
  if (outcome.kind === 'aborted') return { kind: 'cancelled' };
  return { kind: 'failed', code: 'broken', message: outcome.message };
}

/** Starts no worker before it is needed; both stop when idle. */
export function createAudioClient(): AudioClient {
  const startWorker = () => new AudioWorker({ name: 'audio' });
  const jobs = createWorkerBridge<AudioWorkerApi>({ startWorker });
  const recordingWorker = createWorkerBridge<AudioWorkerApi>({ startWorker, idleStopMs: 60_000 });

  async function convert<Answer>(
    job: (api: RemoteApi<AudioWorkerApi>, onProgress: OnProgress) => Promise<Answer | ConversionFailure>,
    { signal, onProgress = () => {} }: JobOptions,
  ) {
    const listener = proxy((progress: JobProgress) => onProgress(progress));
    return answerOf(await jobs.run((api) => job(api, listener), signal ? { signal } : {}));
  }

  return {
    recordingWorker,
    convertToMp3: (bytes, mimeType, { mostMs = Infinity, ...options } = {}) =>
      convert((api, onProgress) => api.convertToMp3({ bytes, mimeType, mostMs }, onProgress), options),
    async preparePlayback(bytes, mimeType, options = {}) {
      const decoded = await decodeAudio(bytes);
      return convert((api, onProgress) => {
        if (!decoded) return api.preparePlayback({ kind: 'file', bytes, mimeType }, onProgress);
        const { samples, sampleRate } = decoded;
        const source = transfer({ kind: 'samples', samples, sampleRate } as const, [samples.buffer]);
        return api.preparePlayback(source, onProgress);
      }, options);
    },
    async inspectMp3(bytes) {
      const outcome = await jobs.run((api) => api.inspectMp3(bytes));
      return outcome.kind === 'done' ? outcome.value : { kind: 'not-mp3' };
    },
    async measureSignal(samples, sampleRate) {
      const outcome = await jobs.run((api) => api.measureSignal(samples, sampleRate));
      return outcome.kind === 'done' ? outcome.value : null;
    },
    stop() {
      jobs.stop();
      recordingWorker.stop();
    },
  };
}
