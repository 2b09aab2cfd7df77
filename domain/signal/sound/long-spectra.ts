import { PowerSpectrum } from '#domain/signal/power-spectrum.ts';
import { FrameCutter, hann } from './frame-cutter.ts';

/** About a second at 8 kHz: long enough for two arrivals 0.3 s apart, and for lines one hertz wide. */
export const longWindow = 8_192;
const hop = longWindow / 4;
/** Mains hum is looked for in the lowest bins. */
const lowBins = 620;

/** Fine spectra of windows of about a second, four of them a second. */
export class LongSpectra {
  /** Power of the lowest bins of each window. */
  readonly low: Float32Array[] = [];
  /** Power of each bin, summed over the windows. */
  readonly total = new Float64Array(longWindow / 2 + 1);
  readonly hertzPerBin: number;
  readonly #window = hann(longWindow);
  readonly #windowed = new Float64Array(longWindow);
  readonly #spectrum = new PowerSpectrum(longWindow);
  readonly #power = new Float64Array(longWindow / 2 + 1);
  readonly #scale = 2 / (longWindow * this.#window.reduce((sum, value) => sum + value * value, 0));
  readonly #cutter: FrameCutter;

  /** `sampleRate` is about 8 kHz; windows after the first `mostWindows` are left out. */
  constructor(sampleRate: number, mostWindows: number) {
    this.hertzPerBin = sampleRate / longWindow;
    this.#cutter = new FrameCutter(longWindow, hop, (frame) => {
      if (this.low.length < mostWindows) this.#measure(frame);
    });
  }

  push(sample: number): void {
    this.#cutter.push(sample);
  }

  #measure(frame: Float64Array): void {
    for (let i = 0; i < longWindow; i += 1)
      this.#windowed[i] = (frame[i] as number) * (this.#window[i] as number);
    this.#spectrum.compute(this.#windowed, this.#power);
    for (let bin = 0; bin < this.#power.length; bin += 1) {
      const power = (this.#power[bin] as number) * this.#scale;
      this.#power[bin] = power;
      this.total[bin] = (this.total[bin] as number) + power;
    }
    this.low.push(Float32Array.from(this.#power.subarray(0, lowBins)));
  }
}
