/** Rate at which pitch, hum and echoes are looked for: the next one under twice this that divides the recording's. */
const wantedRate = 8_000;
const tapsPerSample = 16;

/** Brings a stream of samples down to about 8 kHz: low-passed under half of that, then every nth sample. */
export class Decimator {
  readonly sampleRate: number;
  readonly #factor: number;
  readonly #taps: Float64Array;
  readonly #past: Float64Array;
  #at = 0;
  #count = 0;

  constructor(sampleRate: number) {
    this.#factor = Math.max(1, Math.floor(sampleRate / wantedRate));
    this.sampleRate = sampleRate / this.#factor;
    this.#taps = lowPass(this.#factor);
    this.#past = new Float64Array(this.#taps.length);
  }

  /** The next sample of the lower rate, when one is due. */
  push(sample: number): number | null {
    if (this.#factor === 1) return sample;
    const length = this.#past.length;
    this.#past[this.#at] = sample;
    this.#at = (this.#at + 1) % length;
    this.#count = (this.#count + 1) % this.#factor;
    if (this.#count !== 0) return null;
    let sum = 0;
    for (let k = 0; k < length; k += 1) {
      const from = this.#at + k;
      sum += (this.#taps[k] as number) * (this.#past[from < length ? from : from - length] as number);
    }
    return sum;
  }
}

/** A windowed sinc that ends a little under half of the lower rate. */
function lowPass(factor: number): Float64Array {
  const length = tapsPerSample * factor + 1;
  const cutOff = 0.45 / factor;
  const middle = (length - 1) / 2;
  const taps = Float64Array.from({ length }, (_, i) => {
    const x = i - middle;
    const sinc = x === 0 ? 2 * cutOff : Math.sin(2 * Math.PI * cutOff * x) / (Math.PI * x);
    return sinc * (0.54 + 0.46 * Math.cos((Math.PI * x) / middle));
  });
  const sum = taps.reduce((total, tap) => total + tap, 0);
  return taps.map((tap) => tap / sum);
}
