/** Power spectra of frames by a radix-2 FFT of a fixed length (a power of two). */
export class PowerSpectrum {
  readonly length: number;
  readonly #cos: Float64Array;
  readonly #sin: Float64Array;
  readonly #order: Uint16Array;
  readonly #re: Float64Array;
  readonly #im: Float64Array;

  constructor(length: number) {
    if (length < 2 || (length & (length - 1)) !== 0)
      throw new RangeError('the length must be a power of two');
    this.length = length;
    this.#cos = Float64Array.from({ length: length / 2 }, (_, i) => Math.cos((2 * Math.PI * i) / length));
    this.#sin = Float64Array.from({ length: length / 2 }, (_, i) => -Math.sin((2 * Math.PI * i) / length));
    const bits = Math.log2(length);
    this.#order = Uint16Array.from({ length }, (_, i) => {
      let reversed = 0;
      for (let bit = 0; bit < bits; bit += 1) if (i & (1 << bit)) reversed |= 1 << (bits - 1 - bit);
      return reversed;
    });
    this.#re = new Float64Array(length);
    this.#im = new Float64Array(length);
  }

  /** Writes the power of the bins 0..length/2 into `out`; a shorter frame is padded with zeros. */
  compute(frame: Float64Array, out: Float64Array): void {
    const re = this.#re;
    const im = this.#im;
    const n = this.length;
    for (let i = 0; i < n; i += 1) {
      const from = this.#order[i] as number;
      re[i] = from < frame.length ? (frame[from] as number) : 0;
      im[i] = 0;
    }
    for (let half = 1; half < n; half *= 2) {
      const step = n / (2 * half);
      for (let start = 0; start < n; start += 2 * half) {
        for (let k = 0; k < half; k += 1) {
          const cos = this.#cos[k * step] as number;
          const sin = this.#sin[k * step] as number;
          const a = start + k;
          const b = a + half;
          const bre = re[b] as number;
          const bim = im[b] as number;
          const tre = bre * cos - bim * sin;
          const tim = bre * sin + bim * cos;
          re[b] = (re[a] as number) - tre;
          im[b] = (im[a] as number) - tim;
          re[a] = (re[a] as number) + tre;
          im[a] = (im[a] as number) + tim;
        }
      }
    }
    for (let bin = 0; bin <= n / 2; bin += 1) out[bin] = (re[bin] as number) ** 2 + (im[bin] as number) ** 2;
  }
}
