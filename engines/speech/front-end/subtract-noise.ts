import type { Spectra } from './spectra.ts';

/** Frames with the least energy, this share of all, are taken as noise alone. */
const noiseShare = 0.12;
/** How much of the noise is taken off, and how much of it always stays, so that no bin falls to zero. */
const overSubtraction = 1.6;
const spectralFloor = 0.08;

/** Spectral subtraction (Boll; over-subtraction and floor after Berouti): noise estimated from the quietest frames. */
export function subtractNoise({ frameCount, binCount, power }: Spectra): Spectra {
  const energies = Array.from({ length: frameCount }, (_, t) => {
    let sum = 0;
    for (let bin = 0; bin < binCount; bin += 1) sum += power[t * binCount + bin] as number;
    return sum;
  });
  const quietest = energies
    .map((energy, frame) => ({ energy, frame }))
    .sort((a, b) => a.energy - b.energy)
    .slice(0, Math.max(1, Math.round(frameCount * noiseShare)));
  const noise = new Float64Array(binCount);
  for (const { frame } of quietest)
    for (let bin = 0; bin < binCount; bin += 1)
      noise[bin] = (noise[bin] as number) + (power[frame * binCount + bin] as number) / quietest.length;
  const cleaned = new Float32Array(power.length);
  for (let at = 0; at < power.length; at += 1) {
    const hiss = noise[at % binCount] as number;
    cleaned[at] = Math.max((power[at] as number) - overSubtraction * hiss, spectralFloor * hiss);
  }
  return { frameCount, binCount, power: cleaned };
}
