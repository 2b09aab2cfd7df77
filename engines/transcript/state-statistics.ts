import type { SpeechStates } from './networks.ts';

/** Mean and deviation of encoder states, frame by frame, over any number of pieces. */
export class StateStatistics {
  #count = 0;
  #sums: Float64Array = new Float64Array();
  #squares: Float64Array = new Float64Array();

  add({ values, width }: SpeechStates): void {
    if (this.#sums.length === 0) {
      this.#sums = new Float64Array(width);
      this.#squares = new Float64Array(width);
    }
    for (const [i, value] of values.entries()) {
      const at = i % width;
      this.#sums[at] = (this.#sums[at] as number) + value;
      this.#squares[at] = (this.#squares[at] as number) + value * value;
    }
    this.#count += values.length / width;
  }

  /** All means, then all deviations; empty when nothing was added. */
  summary(): number[] {
    const means = Array.from(this.#sums, (sum) => sum / this.#count);
    const deviations = Array.from(this.#squares, (sum, i) =>
      Math.sqrt(Math.max(0, sum / this.#count - (means[i] as number) ** 2)),
    );
    return [...means, ...deviations];
  }
}
