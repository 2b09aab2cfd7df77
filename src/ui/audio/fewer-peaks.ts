/** At most `count` bars for a narrow place: each the highest of the peaks that it stands for. */
export function fewerPeaks(peaks: readonly number[], count: number): readonly number[] {
  if (peaks.length <= count) return peaks;
  return Array.from({ length: count }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / count);
    const to = Math.floor(((bar + 1) * peaks.length) / count);
    return Math.max(...peaks.slice(from, to));
  });
}
