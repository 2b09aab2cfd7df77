const wantedRms = 10 ** (-20 / 20);
const mostGain = 10 ** (40 / 20);

/** Brings speech near -20 dBFS, as it was in the recogniser's training; what would go over full scale is cut off there. */
export function raiseLevel(samples: Float32Array): Float32Array {
  let power = 0;
  for (const value of samples) power += value * value;
  const rms = Math.sqrt(power / Math.max(1, samples.length));
  if (rms === 0) return samples;
  const gain = Math.min(mostGain, wantedRms / rms);
  return samples.map((value) => Math.max(-1, Math.min(1, value * gain)));
}
