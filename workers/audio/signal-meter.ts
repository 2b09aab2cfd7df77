import type { SignalMeter } from './recording-session.ts';
export function createSignalMeter(sampleRate: number): SignalMeter {
  let n = 0;
  return {
    push(samples) {
      n += samples.length;
      let sum = 0;
      let peak = 0;
      for (const s of samples) {
        sum += s * s;
        peak = Math.max(peak, Math.abs(s));
      }
      const rmsDbfs = 10 * Math.log10(Math.max(1e-10, sum / Math.max(1, samples.length)));
      const peakDbfs = 20 * Math.log10(Math.max(1e-5, peak));
      return { rmsDbfs, peakDbfs, clipping: peak > 0.99, tooQuiet: rmsDbfs < -45 };
    },
    finish: () => ({
      durationMs: (n / sampleRate) * 1000,
      speechMs: 0,
      leadingSilenceMs: null,
      pauses: [],
      peakDbfs: -100,
      speechDbfs: null,
      clippedShare: 0,
    }),
  };
}
