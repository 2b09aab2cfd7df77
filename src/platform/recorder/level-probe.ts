import { createSilenceWatch } from '#domain/signal/silence-watch.ts';
import { SignalMeter } from '#domain/signal/signal-meter.ts';
import type { LevelReading } from '#domain/signal/signal-meter.ts';
import type { HeardSource } from './capture.ts';

export interface LevelProbe {
  /** `peak` is the highest absolute sample heard by this reading. */
  read(): { level: LevelReading | null; peak: number | null; hasBeenSilent: boolean };
  close(): void;
}

/**
 * Reads the running level off an AnalyserNode, where no worker sees the samples. It hears the newest 43 ms at each
 * reading and nothing between: enough for a level, not for facts.
 */
export function createLevelProbe(
  { stream, context }: HeardSource,
  stopAfterSilenceMs: number | null,
): LevelProbe {
  const analyser = context.createAnalyser();
  const source = context.createMediaStreamSource(stream);
  source.connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const meter = new SignalMeter(context.sampleRate);
  const silence = createSilenceWatch(stopAfterSilenceMs);
  let readAt = context.currentTime;
  return {
    read() {
      analyser.getFloatTimeDomainData(samples);
      meter.push(samples);
      const level = meter.level();
      const pieceMs = (context.currentTime - readAt) * 1000;
      readAt = context.currentTime;
      const peak = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
      return { level, peak, hasBeenSilent: silence.hasLasted(level.rmsDbfs, pieceMs) };
    },
    close: () => source.disconnect(),
  };
}
