/** Cuts a stream of samples into frames that overlap: `take` gets each one, and must not keep it. */
export class FrameCutter {
  readonly #frame: Float64Array;
  readonly #hop: number;
  readonly #take: (frame: Float64Array) => void;
  #filled = 0;

  /** `hop` samples lie between the starts of two frames, at most `length`. */
  constructor(length: number, hop: number, take: (frame: Float64Array) => void) {
    this.#frame = new Float64Array(length);
    this.#hop = hop;
    this.#take = take;
  }

  push(sample: number): void {
    this.#frame[this.#filled++] = sample;
    if (this.#filled < this.#frame.length) return;
    this.#take(this.#frame);
    this.#frame.copyWithin(0, this.#hop);
    this.#filled -= this.#hop;
  }
}

/** A window that rises from 0 and falls back to it. */
export function hann(length: number): Float64Array {
  return Float64Array.from({ length }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (i + 0.5)) / length));
}
