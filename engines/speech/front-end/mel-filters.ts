export interface MelFilter {
  readonly firstBin: number;
  readonly weights: Float64Array;
}

const toMel = (hz: number): number => 2595 * Math.log10(1 + hz / 700);
const fromMel = (mel: number): number => 700 * (10 ** (mel / 2595) - 1);

export interface MelSettings {
  readonly sampleRate: number;
  readonly fftLength: number;
  readonly filterCount: number;
  readonly lowHz: number;
  readonly highHz: number;
  /** Vocal-tract warp: the filter edges are scaled by it; 1 is none. */
  readonly warp: number;
}

/** Triangular filters of unit area whose edges are rounded to FFT bins, as the Sphinx front end has them. */
export function melFilters({
  sampleRate,
  fftLength,
  filterCount,
  lowHz,
  highHz,
  warp,
}: MelSettings): MelFilter[] {
  const binHz = sampleRate / fftLength;
  const low = toMel(lowHz);
  const width = (toMel(highHz) - low) / (filterCount + 1);
  const edge = (index: number): number => {
    const hz = Math.min(fromMel(low + index * width) * warp, sampleRate / 2);
    return Math.floor(hz / binHz + 0.5) * binHz;
  };
  return Array.from({ length: filterCount }, (_, index) => {
    const [left, centre, right] = [edge(index), edge(index + 1), edge(index + 2)];
    const firstBin = Math.ceil(left / binHz);
    const lastBin = Math.floor(right / binHz);
    const area = 2 / (right - left);
    const weights = Float64Array.from({ length: Math.max(0, lastBin - firstBin + 1) }, (_unused, i) => {
      const hz = (firstBin + i) * binHz;
      const rising = (hz - left) / (centre - left);
      const falling = (right - hz) / (right - centre);
      return Math.max(0, Math.min(rising, falling)) * area;
    });
    return { firstBin, weights };
  });
}
