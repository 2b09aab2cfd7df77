import type { Score } from '#contract/entities/answer.ts';
import type { WantedFiles } from '#platform/is-complete.ts';
import { createWorkerBridge } from '#platform/worker-bridge.ts';
import type { RemoteApi, WorkerBridge, WorkerOutcome } from '#platform/worker-bridge.ts';
import type {
  DraftCheck,
  WritingAnswer,
  WritingData,
  WritingJob,
  WritingWorkerApi,
} from '#workers/writing/api.ts';

export type WritingOutcome =
  | { readonly kind: 'scored'; readonly score: Score }
  | { readonly kind: 'no-task' }
  /** The engine is not on this device yet and cannot be fetched now. */
  | { readonly kind: 'no-data' }
  /** The worker died twice over it, or needed too long. */
  | { readonly kind: 'failed' };

/** The writing engine, in its worker. Nothing rejects. */
export interface WritingClient {
  assess(job: Omit<WritingJob, 'data'>): Promise<WritingOutcome>;
  /** `null`: not known. */
  checkDraft(draft: { readonly text: string; readonly prompt: string }): Promise<DraftCheck | null>;
  /** Fetches the engine's files (1.1 MB) for later. Whether they are on the device. */
  keepData(): Promise<boolean>;
  stop(): void;
}

export interface WritingClientOptions {
  readonly startWorker: () => Worker;
  /** Whether this device has all files already; asked before a worker is started for nothing. */
  readonly isComplete?: (files: WantedFiles) => Promise<boolean>;
  readonly data: WritingData;
  /** Longest that one answer may take. The longest text that can be handed in takes some seconds. */
  readonly limitMs?: number;
}

/** Starts no worker before it is needed; it stops when idle. One that dies is started again, once for each answer. */
export function createWritingClient(options: WritingClientOptions): WritingClient {
  const { startWorker, isComplete, data, limitMs = 60_000 } = options;
  const engine = createWorkerBridge<WritingWorkerApi>({ startWorker, idleStopMs: 60_000 });

  async function assessOnce(job: WritingJob): Promise<WorkerOutcome<WritingAnswer>> {
    return engine.run((api) => api.assess(job), { signal: AbortSignal.timeout(limitMs) });
  }

  return {
    async assess(job) {
      const whole = { ...job, data };
      const first = await assessOnce(whole);
      const last = first.kind === 'crashed' ? await assessOnce(whole) : first;
      return last.kind === 'done' ? last.value : { kind: 'failed' };
    },
    checkDraft: (draft) => valueOr(engine, (api) => api.checkDraft(draft), null),
    async keepData() {
      const needed = [data.lexicon.url, data.vectors.url];
      if ((await isComplete?.({ needed, known: needed })) === true) return true;
      return valueOr(engine, (api) => api.keepData(data), false);
    },
    stop: () => engine.stop(),
  };
}

async function valueOr<Value, Other>(
  bridge: WorkerBridge<WritingWorkerApi>,
  job: (api: RemoteApi<WritingWorkerApi>) => Promise<Value>,
  other: Other,
): Promise<Value | Other> {
  const outcome = await bridge.run(job);
  return outcome.kind === 'done' ? outcome.value : other;
}
