import { powerToDbfs } from '#domain/signal/decibels.ts';
import { FrameMeter } from '#domain/signal/frame-meter.ts';
import { sampleRate } from '#engines/speech/front-end/spectra.ts';
import { quantile } from '#domain/numbers/statistics.ts';

/** Share of the frames that are taken for noise only: even quick readers leave gaps at stops and between words. */
const gapShare = 0.1;

/** Level of the gaps in a recording, in dBFS. */
export function noiseDbfs(samples: Float32Array): number {
  const meter = new FrameMeter(sampleRate);
  meter.push(samples);
  return powerToDbfs(
    quantile(
      meter.frames.map(({ power }) => power),
      gapShare,
    ),
  );
}
