import type { SignalFacts } from '#contract/entities/answer.ts';
import { modelFilePath } from '#contract/entities/model-pack.ts';
import { modelCacheName } from '#domain/storage/model-cache.ts';
import { createBrowserSpeech } from '#platform/speech-client/browser-speech.ts';
import { createWorkerBridge } from '#platform/worker-bridge.ts';
import { createBrowserWriting } from '#platform/writing-client/browser-writing.ts';
import type { TranscriptWorkerApi } from '#workers/transcript/api.ts';
import TranscriptWorker from '#workers/transcript/worker.ts?worker';
import type { AlignerApi } from './aligner-worker.ts';
import AlignerWorker from './aligner-worker.ts?worker';
import { mp3Path, samplesPath, takePath, type Take } from './take.ts';

/** One way of scoring, behind the clients and workers of the product. */
interface Contender {
  /** Resolves when the engine is open and has answered something trivial. */
  open(): Promise<unknown>;
  /** Does the whole take and gives the share of its words that were found. */
  run(): Promise<number>;
}

const bytesOf = async (path: string): Promise<ArrayBuffer> => (await fetch(path)).arrayBuffer();

/** What the device knows of a recording by the learner of whose voice it knows the warp. */
const signalOf = (warp: number): SignalFacts => ({
  durationMs: 40_000,
  speechMs: 36_000,
  leadingSilenceMs: 0,
  pauses: [],
  peakDbfs: -3,
  speechDbfs: -20,
  clippedShare: 0,
  warp,
});

function readingEngine(take: Take, mp3: ArrayBuffer, signal: SignalFacts | null): Contender {
  const client = createBrowserSpeech(async () => take.model);
  const assess = (recording: ArrayBuffer) =>
    client.assessReading({
      taskType: 'RA',
      text: take.text,
      pronunciations: take.pronunciations,
      signal,
      pteType: 'ACADEMIC',
      recording,
    });
  return {
    open: () => assess(new ArrayBuffer(0)),
    async run() {
      const outcome = await assess(mp3);
      if (outcome.kind !== 'scored' || outcome.score.evidence.kind !== 'recording') return 0;
      return outcome.score.evidence.speech?.coverage ?? 0;
    },
  };
}

function transcriptEngine(take: Take, samples: Float32Array<ArrayBuffer>): Contender {
  const bridge = createWorkerBridge<TranscriptWorkerApi>({ startWorker: () => new TranscriptWorker() });
  const transcribe = (sound: Float32Array<ArrayBuffer>) =>
    bridge.run((api) => api.transcribe({ files: take.transcript, samples: sound }));
  return {
    open: () => transcribe(new Float32Array(8_000)),
    async run() {
      const outcome = await transcribe(samples);
      if (outcome.kind !== 'done' || outcome.value.kind !== 'heard') return 0;
      return outcome.value.transcript.text.split(' ').length / take.words.length;
    },
  };
}

function aligner(take: Take, samples: Float32Array<ArrayBuffer>): Contender {
  const bridge = createWorkerBridge<AlignerApi>({ startWorker: () => new AlignerWorker() });
  return {
    open: () => bridge.run((api) => api.open()),
    async run() {
      const outcome = await bridge.run((api) => api.align(samples, take.words));
      return outcome.kind === 'done' ? outcome.value / take.words.length : 0;
    },
  };
}

function writingEngine({ essay }: Take): Contender {
  const client = createBrowserWriting();
  const assess = (text: string) =>
    client.assess({ item: essay.item, text, pteType: 'ACADEMIC', others: essay.others });
  return {
    open: () => assess('One sentence.'),
    run: async () => ((await assess(essay.text)).kind === 'scored' ? 1 : 0),
  };
}

export type ContenderName = 'reading' | 'reading-known-voice' | 'transcript' | 'aligner' | 'writing';

let contender: Contender | undefined;
const longTasks: number[] = [];
const watch = (entries: PerformanceEntryList): void => {
  longTasks.push(...entries.map(({ duration }) => duration));
};
const observer = new PerformanceObserver((list) => watch(list.getEntries()));

async function timed<Value>(job: () => Promise<Value>): Promise<{ elapsedMs: number; value: Value }> {
  const startedAt = performance.now();
  const value = await job();
  return { elapsedMs: performance.now() - startedAt, value };
}

const speechBench = {
  /** Puts the files of the packs where the pack manager puts them. */
  async fill(): Promise<void> {
    const { model, transcript }: Take = await (await fetch(takePath)).json();
    const cache = await caches.open(modelCacheName);
    await cache.addAll([model, ...Object.values(transcript)].map((sha256) => modelFilePath(sha256)));
  },
  async choose(name: ContenderName): Promise<void> {
    const take: Take = await (await fetch(takePath)).json();
    const makers: Record<ContenderName, () => Promise<Contender>> = {
      reading: async () => readingEngine(take, await bytesOf(mp3Path), null),
      'reading-known-voice': async () => readingEngine(take, await bytesOf(mp3Path), signalOf(take.warp)),
      transcript: async () => transcriptEngine(take, new Float32Array(await bytesOf(samplesPath))),
      aligner: async () => aligner(take, new Float32Array(await bytesOf(samplesPath))),
      writing: async () => writingEngine(take),
    };
    contender = await makers[name]();
  },
  /** Keeps the main thread busy, so that its process can be told from others. */
  spin(forMs: number): void {
    const end = performance.now() + forMs;
    while (performance.now() < end);
  },
  /** From here on long tasks count. */
  open() {
    observer.observe({ type: 'longtask' });
    return timed(async () => void (await contender?.open()));
  },
  run: () => timed(async () => contender?.run() ?? 0),
  /** Milliseconds of each task of the main thread that took more than 50 since `open`. */
  longTasks(): number[] {
    watch(observer.takeRecords());
    return longTasks;
  },
};
export type SpeechBench = typeof speechBench;

declare global {
  var speechBench: SpeechBench;
}
globalThis.speechBench = speechBench;
