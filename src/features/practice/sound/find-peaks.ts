/** Highest absolute sample of each of `count` equal stretches, 0..1. */
export function findPeaks(samples: Float32Array, count: number): number[] {
  const stretch = samples.length / count;
  return Array.from({ length: count }, (_, at) => {
    let peak = 0;
    const end = Math.floor((at + 1) * stretch);
    for (let i = Math.floor(at * stretch); i < end; i += 1) peak = Math.max(peak, Math.abs(samples[i] ?? 0));
    return Math.min(1, peak);
  });
}
