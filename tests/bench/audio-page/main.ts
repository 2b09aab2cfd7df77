import coreUrl from '@ffmpeg/core?url';
import wasmUrl from '@ffmpeg/core/wasm?url';
import { FFmpeg } from '@ffmpeg/ffmpeg';
import { createAudioClient } from '#platform/audio-client/audio-client.ts';
import { systemClock } from '#platform/clock.ts';
import { systemDigest } from '#platform/digest.ts';
import { systemIds } from '#platform/ids.ts';
import { createOpenCapture } from '#platform/recorder/open-capture.ts';
import { createDraftLocks } from '#platform/recorder/draft-locks.ts';
import { createRecorder } from '#platform/recorder/recorder.ts';
import { createMemorySink } from '#tests/support/memory-recording-sink.ts';
import LamejsWorker from './lamejs-worker.ts?worker';

/** What one run took, and how large the MP3 became. */
export interface AudioRun {
  elapsedMs: number;
  sizeBytes: number;
}

async function fetchWav(): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await fetch('/voice.wav')).arrayBuffer());
}

/** The product's own recorder on the microphone: from the stop to an MP3 that is hashed, measured and in the sink. */
async function streamed(seconds: number): Promise<AudioRun> {
  const audio = createAudioClient();
  const sink = createMemorySink();
  const recorder = createRecorder({
    audio,
    sink,
    openCapture: createOpenCapture(audio),
    chosenMicrophone: () => null,
    clock: systemClock,
    ids: systemIds,
    digest: systemDigest,
    locks: createDraftLocks(navigator.locks),
  });
  const reached = new Promise<void>((resolve) => {
    recorder.subscribe(() => {
      const state = recorder.getState();
      if (state.status === 'recording' && state.elapsedMs >= seconds * 1000) resolve();
    });
  });
  const limitMs = (seconds + 10) * 1000;
  await recorder.start({ practiceId: null, taskType: null, hasBeep: false, limitMs });
  if (recorder.getState().status !== 'recording') throw new Error(JSON.stringify(recorder.getState()));
  await reached;
  const stoppedAt = performance.now();
  await recorder.stop();
  const elapsedMs = performance.now() - stoppedAt;
  const state = recorder.getState();
  audio.stop();
  if (state.status !== 'stopped') throw new Error(JSON.stringify(state));
  // The fallback recorder would be converted after the stop: that is not what is measured here.
  const [kept] = sink.drafts.values();
  if (kept?.draft.mimeType !== 'audio/mpeg') throw new Error('not encoded while recording');
  return { elapsedMs, sizeBytes: state.recording.bytes.length };
}

const toAbsolute = (url: string): string => new URL(url, location.href).href;

async function loadFfmpeg(): Promise<FFmpeg> {
  const ffmpeg = new FFmpeg();
  await ffmpeg.load({ coreURL: toAbsolute(coreUrl), wasmURL: toAbsolute(wasmUrl) });
  return ffmpeg;
}

async function encodeWith(ffmpeg: FFmpeg, wav: Uint8Array<ArrayBuffer>): Promise<number> {
  await ffmpeg.writeFile('in.wav', wav);
  const code = await ffmpeg.exec(['-i', 'in.wav', '-c:a', 'libmp3lame', '-b:a', '128k', 'out.mp3']);
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
  return (await ffmpeg.readFile('out.mp3')).length;
}

/** The whole file with a new ffmpeg, whose core is in the HTTP cache already. */
async function ffmpegFresh(): Promise<AudioRun> {
  const wav = await fetchWav();
  const startedAt = performance.now();
  const ffmpeg = await loadFfmpeg();
  const sizeBytes = await encodeWith(ffmpeg, wav);
  const elapsedMs = performance.now() - startedAt;
  ffmpeg.terminate();
  return { elapsedMs, sizeBytes };
}

/** The whole file with an ffmpeg that waits for it. */
async function ffmpegReady(): Promise<AudioRun> {
  const wav = await fetchWav();
  const ffmpeg = await loadFfmpeg();
  const startedAt = performance.now();
  const sizeBytes = await encodeWith(ffmpeg, wav);
  const elapsedMs = performance.now() - startedAt;
  ffmpeg.terminate();
  return { elapsedMs, sizeBytes };
}

/** The whole file with lamejs in a worker that runs already. */
async function lamejs(): Promise<AudioRun> {
  const wav = await fetchWav();
  const pcm = new Int16Array(wav.buffer, 44);
  const samples = Float32Array.from(pcm, (sample) => sample / 32_768);
  const worker = new LamejsWorker();
  const encode = (part: Float32Array) =>
    new Promise<number>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<number>) => resolve(data), { once: true });
      worker.postMessage({ samples: part, sampleRate: 48_000 }, []);
    });
  await encode(samples.subarray(0, 48_000).slice());
  const startedAt = performance.now();
  const sizeBytes = await encode(samples);
  const elapsedMs = performance.now() - startedAt;
  worker.terminate();
  return { elapsedMs, sizeBytes };
}

/** What the Node side calls by name. */
export const runs = { streamed, ffmpegFresh, ffmpegReady, lamejs };
Object.assign(globalThis, { audioRuns: runs });
