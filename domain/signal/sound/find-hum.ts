import { quantile } from '#domain/numbers/statistics.ts';
import type { LongSpectra } from './long-spectra.ts';

export interface Hum {
  readonly hertz: 50 | 60;
  /** Mean of squares, all harmonics together. */
  readonly power: number;
}

const harmonics = 8;
/** Bins around a harmonic that hold its line: the window's own width, and mains that are 0.2 Hz off. */
const lineBins = 3;
/** Bins to both sides of it that hold what is there anyway. */
const sideBins = { from: 7, to: 16 } as const;
/** A line that is not there all the time is no hum but a voice. */
const steadyShare = 0.2;
/** By so much a line stands over its neighbourhood: in voices without hum at most 8 dB were seen. */
const leastOver = 10 ** 1.2;

/** Mains hum: lines at 50 or 60 Hz and their multiples that never stop. `null` without any. */
export function findHum(spectra: LongSpectra): Hum | null {
  const [fifty, sixty] = ([50, 60] as const).map((hertz) => ({ hertz, power: humPower(spectra, hertz) }));
  const louder = (sixty?.power ?? 0) > (fifty?.power ?? 0) ? sixty : fifty;
  return louder && louder.power > 0 ? louder : null;
}

function humPower({ low, hertzPerBin }: LongSpectra, hertz: number): number {
  if (low.length === 0) return 0;
  let power = 0;
  for (let harmonic = 1; harmonic <= harmonics; harmonic += 1) {
    const at = (harmonic * hertz) / hertzPerBin;
    const [first, last] = [Math.floor(at - lineBins), Math.ceil(at + lineBins)];
    if (last + sideBins.to >= (low[0]?.length ?? 0)) break;
    const line = quantile(
      low.map((window) => sumOf(window, first, last)),
      steadyShare,
    );
    const side = quantile(
      low.map((window) => sidePower(window, Math.round(at))),
      steadyShare,
    );
    const expected = side * (last - first + 1);
    if (line > expected * leastOver && line > 0) power += line - expected;
  }
  return power;
}

function sumOf(window: Float32Array, first: number, last: number): number {
  let sum = 0;
  for (let bin = first; bin <= last; bin += 1) sum += window[bin] ?? 0;
  return sum;
}

/** Mean power of a bin beside the line. */
function sidePower(window: Float32Array, at: number): number {
  const { from, to } = sideBins;
  return (sumOf(window, at - to, at - from) + sumOf(window, at + from, at + to)) / (2 * (to - from + 1));
}
