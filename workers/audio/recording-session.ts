import type { SignalFacts } from '#contract/entities/answer.ts';
import { RecordingMeter } from '#domain/signal/recording-meter.ts';
import { createSilenceWatch } from '#domain/signal/silence-watch.ts';
import type { RecordingEvent, RecordingOrder } from './api.ts';
import { joinBytes } from '#domain/media/join-bytes.ts';
import type { Mp3Encoder } from './lame.ts';
import { waveformPeaks } from '#domain/signal/waveform-peaks.ts';

interface SessionParts {
  order: RecordingOrder;
  encoder: Mp3Encoder;
  emit: (event: RecordingEvent) => void;
}

export interface RecordingSession {
  push(samples: Float32Array): void;
  flush(): void;
  /** Closes the MP3 and emits its last chunk. `null` when not one sample came. */
  finish(): { bytes: Uint8Array<ArrayBuffer>; durationMs: number; signal: SignalFacts } | null;
}

const chunkSeconds = 1;

/** One recording: samples in, MP3 chunks, levels and the end of it out. Time is counted in samples only. */
export function createRecordingSession({ order, encoder, emit }: SessionParts): RecordingSession {
  const limitSamples = Math.round((order.limitMs / 1000) * order.sampleRate);
  const meter = new RecordingMeter(order.sampleRate);
  const silence = createSilenceWatch(order.stopAfterSilenceMs);
  const kept: Uint8Array<ArrayBuffer>[] = [];
  let pending: Uint8Array<ArrayBuffer>[] = [];
  let samplesTaken = 0;
  let samplesAtLastChunk = 0;
  let hasEnded = false;

  const toMs = (samples: number): number => (samples / order.sampleRate) * 1000;

  function keep(bytes: Uint8Array<ArrayBuffer>): void {
    if (bytes.length === 0) return;
    kept.push(bytes);
    pending.push(bytes);
  }

  function flush(): void {
    samplesAtLastChunk = samplesTaken;
    if (pending.length === 0) return;
    emit({ kind: 'chunk', bytes: joinBytes(pending) });
    pending = [];
  }

  function end(reason: 'limit' | 'silence'): void {
    hasEnded = true;
    flush();
    emit({ kind: 'ended', reason });
  }

  return {
    flush,
    push(samples) {
      if (hasEnded) return;
      const taken = samples.subarray(0, limitSamples - samplesTaken);
      samplesTaken += taken.length;
      keep(encoder.encode(taken));
      meter.push(taken);
      const level = meter.level();
      const [peak = 0] = waveformPeaks(taken, 1, 1);
      emit({ kind: 'level', level, peak, elapsedMs: toMs(samplesTaken) });
      if (samplesTaken - samplesAtLastChunk >= chunkSeconds * order.sampleRate) flush();
      if (samplesTaken >= limitSamples) end('limit');
      else if (silence.hasLasted(level.rmsDbfs, toMs(taken.length))) end('silence');
    },
    finish() {
      hasEnded = true;
      if (samplesTaken === 0) return null;
      keep(encoder.finalize());
      flush();
      emit({ kind: 'closed' });
      return { bytes: joinBytes(kept), durationMs: toMs(samplesTaken), signal: meter.finish() };
    },
  };
}
