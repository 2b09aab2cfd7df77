/** What the `ebur128` filter of ffmpeg says at its end. `null` for what is below its gate: silence. */
export interface Loudness {
  integratedLufs: number | null;
  peakDbfs: number | null;
}

/** Speech that is played beside other speech: every voice and every learner at the same level. */
export const commonLufs = -18;
const ceilingDbfs = -1;
const gateLufs = -70;

function lastNumber(log: readonly string[], pattern: RegExp): number | null {
  const found = log.map((line) => pattern.exec(line)?.[1]).findLast((text) => text !== undefined);
  return found === undefined || !Number.isFinite(Number(found)) ? null : Number(found);
}

/** Reads the summary of `ebur128=peak=sample:framelog=verbose`. */
export function readLoudness(log: readonly string[]): Loudness {
  const integrated = lastNumber(log, /\bI:\s+(-?[\d.]+) LUFS/);
  const isSilent = integrated === null || integrated <= gateLufs;
  return {
    integratedLufs: isSilent ? null : integrated,
    peakDbfs: lastNumber(log, /\bPeak:\s+(-?[\d.]+) dBFS/),
  };
}

/**
 * Plain gain to the common level, held back where it would clip. Smaller steps than 1 dB nobody hears: none, so that
 * the original bytes can stay.
 */
export function gainToCommonLevel({ integratedLufs, peakDbfs }: Loudness): number {
  if (integratedLufs === null) return 0;
  const wanted = commonLufs - integratedLufs;
  const headroom = peakDbfs === null ? wanted : ceilingDbfs - peakDbfs;
  const gain = wanted > 0 ? Math.min(wanted, Math.max(0, headroom)) : wanted;
  return Math.abs(gain) < 1 ? 0 : gain;
}
