const lowestDbfs = -100;
const stepsPerDb = 20;
const bins = -lowestDbfs * stepsPerDb + 1;
/** The shares of the samples between whose levels the spread lies. */
const highestShare = 0.0005;
const highShare = 0.005;

/**
 * How far the highest peaks stand out of the high ones. Sound that was cut off has none that stand out, at whatever level it was
 * turned down to afterwards; and a coder with losses, which rounds the cut-off tops, leaves that as it is.
 */
export class PeakSpread {
  /** Samples by level, in steps of 0.05 dB from -100 dBFS on. What is over full scale counts as full scale. */
  readonly #counts = new Uint32Array(bins);
  #samples = 0;

  push(sample: number): void {
    this.#samples += 1;
    const step = Math.floor((20 * Math.log10(Math.abs(sample)) - lowestDbfs) * stepsPerDb);
    if (step < 0) return;
    const bin = Math.min(bins - 1, step);
    this.#counts[bin] = (this.#counts[bin] as number) + 1;
  }

  /** In dB, from 0; `null` where there is hardly any sound. */
  finish(): number | null {
    const high = this.#level(highShare);
    const highest = this.#level(highestShare);
    return high === null || highest === null ? null : highest - high;
  }

  /** The level that this share of the samples reaches. */
  #level(share: number): number | null {
    const wanted = Math.max(1, share * this.#samples);
    let reached = 0;
    for (let bin = bins - 1; bin >= 0; bin -= 1) {
      reached += this.#counts[bin] as number;
      if (reached >= wanted) return bin / stepsPerDb + lowestDbfs;
    }
    return null;
  }
}
