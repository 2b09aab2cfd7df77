// The fallback where there is no AudioWorklet or LAME does not run. What it gives is converted to MP3 afterwards.
import type { Capture, CaptureEvents, CaptureOrder, CaptureResult, CaptureSource } from './capture.ts';
import { createLevelProbe, type LevelProbe } from './level-probe.ts';
import { closeMicrophone } from './microphone.ts';
import { watchSource } from './watch-source.ts';

const chunkMs = 1_000;
const levelEveryMs = 50;
/** Where no context runs. */
const unheard: LevelProbe = {
  read: () => ({ level: null, peak: null, hasBeenSilent: false }),
  close: () => undefined,
};

function probeOf({ stream, context }: CaptureSource, order: CaptureOrder): LevelProbe {
  if (!context) return unheard;
  try {
    return createLevelProbe({ stream, context }, order.stopAfterSilenceMs);
  } catch {
    // Firefox does not join a microphone to a context of another sample rate.
    return unheard;
  }
}

/** Captures through the browser's own recorder; `null` where there is none. */
export function openMediaRecorderCapture(source: CaptureSource, order: CaptureOrder): Capture | null {
  const { stream, context } = source;
  if (typeof MediaRecorder === 'undefined') return null;
  const recorder = new MediaRecorder(stream, { audioBitsPerSecond: 128_000 });
  const blobs: Blob[] = [];
  const releases: (() => void)[] = [() => closeMicrophone(stream)];
  const release = () => {
    for (const step of releases) step();
  };
  let startedAt = 0;
  let endedAt: number | null = null;
  /** The audio clock where it runs: the timer below only looks at it. */
  const now = () => (context ? context.currentTime * 1000 : performance.now());
  const elapsedMs = () => (endedAt ?? now()) - startedAt;
  /** Firefox leaves `recorder.mimeType` empty after the stop; the data know their type. */
  const mimeType = () => blobs[0]?.type || recorder.mimeType || 'audio/webm';

  const stopped = Promise.withResolvers<void>();
  recorder.addEventListener('stop', () => stopped.resolve());
  let chunksOut: Promise<void> = Promise.resolve();

  /** Reading a blob takes its time; the chunks must keep their order. */
  async function sendAfter(earlier: Promise<void>, data: Blob, events: CaptureEvents): Promise<void> {
    await earlier;
    events.onChunk(new Uint8Array(await data.arrayBuffer()), mimeType());
  }

  function watchLevel(events: CaptureEvents): () => void {
    const probe = probeOf(source, order);
    const timer = setInterval(() => {
      const { level, peak, hasBeenSilent } = probe.read();
      events.onLevel({ level, peak, elapsedMs: Math.min(elapsedMs(), order.limitMs) });
      if (elapsedMs() >= order.limitMs) events.onEnded('limit');
      else if (hasBeenSilent) events.onEnded('silence');
    }, levelEveryMs);
    return () => {
      clearInterval(timer);
      probe.close();
    };
  }

  return {
    sampleRate: 0,
    begin(events) {
      recorder.addEventListener('dataavailable', ({ data }) => {
        if (data.size === 0) return;
        blobs.push(data);
        chunksOut = sendAfter(chunksOut, data, events);
      });
      recorder.addEventListener('error', () => events.onEnded('broken'));
      startedAt = now();
      releases.push(
        watchLevel(events),
        watchSource(source, (loss) => events.onEnded(loss)),
      );
      try {
        recorder.start(chunkMs);
      } catch {
        // As when the microphone has ended before: nothing will ever stop.
        stopped.resolve();
        events.onEnded('broken');
      }
    },
    flush() {
      if (recorder.state === 'recording') recorder.requestData();
    },
    async finish(): Promise<CaptureResult> {
      endedAt = now();
      // A recorder whose track has ended has stopped by itself.
      if (recorder.state !== 'inactive') recorder.stop();
      await stopped.promise;
      release();
      await chunksOut;
      if (blobs.length === 0) return { kind: 'empty' };
      const bytes = new Uint8Array(await new Blob(blobs).arrayBuffer());
      return { kind: 'raw', bytes, mimeType: mimeType(), durationMs: elapsedMs() };
    },
    cancel() {
      if (recorder.state !== 'inactive') recorder.stop();
      release();
    },
  };
}
