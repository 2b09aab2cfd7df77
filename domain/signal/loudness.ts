import { energyOf } from './k-weighting.ts';

/** Silence and hum below this do not count, by BS.1770. */
const absoluteGateLufs = -70;
/** Nor do pauses: what is so much softer than the rest. */
const relativeGateLu = 10;
const stepsPerBlock = 4;
const stepSeconds = 0.1;

const toLufs = (power: number): number => -0.691 + 10 * Math.log10(power);

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Mean power of each 400 ms, every 100 ms. What is shorter than a block is one block. */
function blockPowers(samples: Float32Array, sampleRate: number): number[] {
  const step = Math.round(sampleRate * stepSeconds);
  const energies = energyOf(samples, sampleRate, step);
  const whole = Math.floor(samples.length / step);
  if (whole < stepsPerBlock) {
    const total = energies.reduce((sum, energy) => sum + energy, 0);
    return samples.length === 0 ? [] : [total / samples.length];
  }
  return Array.from({ length: whole - stepsPerBlock + 1 }, (_, first) => {
    const block = energies.slice(first, first + stepsPerBlock);
    return block.reduce((sum, energy) => sum + energy, 0) / (step * stepsPerBlock);
  });
}

/** Integrated loudness of mono samples by ITU-R BS.1770-4, in LUFS; `null` for silence. */
export function integratedLufs(samples: Float32Array, sampleRate: number): number | null {
  const audible = blockPowers(samples, sampleRate).filter((power) => toLufs(power) > absoluteGateLufs);
  if (audible.length === 0) return null;
  const gate = toLufs(mean(audible)) - relativeGateLu;
  return toLufs(mean(audible.filter((power) => toLufs(power) > gate)));
}
