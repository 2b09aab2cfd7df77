import { PowerSpectrum } from '#domain/signal/power-spectrum.ts';
import { FrameCutter, hann } from './frame-cutter.ts';

/** Limits of the bands in hertz, lowest first. */
const bandEdges = [
  100, 200, 300, 500, 650, 800, 1000, 1250, 1500, 1750, 2000, 2500, 3000, 3400, 3700, 4000, 4500, 5000, 5500,
  6000, 6500, 7000, 7500, 8000,
] as const;
export const frameSeconds = 0.01;
const windowSeconds = 0.025;

/** The power of the bands every 10 ms. */
export class BandFrames {
  /** Of each frame, the power of each band as a mean of squares; 0 in bands that the sample rate has not. */
  readonly frames: Float32Array[] = [];
  readonly #cutter: FrameCutter;
  readonly #window: Float64Array;
  readonly #windowed: Float64Array;
  readonly #spectrum: PowerSpectrum;
  readonly #power: Float64Array;
  readonly #firstBins: readonly number[];
  readonly #scale: number;

  /** Frames after the first `mostFrames` are left out. */
  constructor(sampleRate: number, mostFrames: number) {
    const length = Math.max(2, Math.round(windowSeconds * sampleRate));
    const size = 2 ** Math.ceil(Math.log2(length));
    this.#window = hann(length);
    this.#windowed = new Float64Array(length);
    this.#spectrum = new PowerSpectrum(size);
    this.#power = new Float64Array(size / 2 + 1);
    this.#firstBins = bandEdges.map((hertz) => Math.min(size / 2, Math.round((hertz * size) / sampleRate)));
    this.#scale = 2 / (size * this.#window.reduce((sum, value) => sum + value * value, 0));
    this.#cutter = new FrameCutter(length, Math.max(1, Math.round(frameSeconds * sampleRate)), (frame) => {
      if (this.frames.length < mostFrames) this.frames.push(this.#bandsOf(frame));
    });
  }

  push(sample: number): void {
    this.#cutter.push(sample);
  }

  #bandsOf(frame: Float64Array): Float32Array {
    for (let i = 0; i < frame.length; i += 1)
      this.#windowed[i] = (frame[i] as number) * (this.#window[i] as number);
    this.#spectrum.compute(this.#windowed, this.#power);
    const bands = new Float32Array(bandEdges.length - 1);
    for (let band = 0; band < bands.length; band += 1) {
      const end = this.#firstBins[band + 1] as number;
      let sum = 0;
      for (let bin = this.#firstBins[band] as number; bin < end; bin += 1) sum += this.#power[bin] as number;
      bands[band] = sum * this.#scale;
    }
    return bands;
  }
}

/** The bands whose limits lie between two frequencies, as indices `from` up to, not including, `to`. */
export function bandsBetween(lowHz: number, highHz: number): { from: number; to: number } {
  const from = bandEdges.findIndex((hertz) => hertz >= lowHz);
  const to = bandEdges.findLastIndex((hertz) => hertz <= highHz);
  return { from, to };
}

/** The power of each frame between two frequencies. */
export function powerBetween(frames: readonly Float32Array[], lowHz: number, highHz: number): number[] {
  const { from, to } = bandsBetween(lowHz, highHz);
  return frames.map((bands) => bands.subarray(from, to).reduce((sum, power) => sum + power, 0));
}

/** Frequencies at which a band ends, with the width of that band. */
export const bands: readonly { readonly endHz: number; readonly widthHz: number }[] = bandEdges
  .slice(1)
  .map((endHz, i) => ({ endHz, widthHz: endHz - (bandEdges[i] ?? 0) }));
