import { PowerSpectrum } from '#domain/signal/power-spectrum.ts';

export const sampleRate = 16_000;
/** Frames start every 10 ms. */
export const frameShift = 160;
export const framesPerSecond = sampleRate / frameShift;
export const fftLength = 512;
const frameLength = 410;
const preEmphasis = 0.97;
/** The model was trained on 16-bit samples. */
const fullScale = 32_768;

/** Power of the FFT bins of every frame: `power[frame * binCount + bin]`. */
export interface Spectra {
  readonly frameCount: number;
  readonly binCount: number;
  readonly power: Float32Array;
}

const window = Float64Array.from(
  { length: frameLength },
  (_, i) => 0.54 - 0.46 * Math.cos((2 * Math.PI * i) / (frameLength - 1)),
);

/** Power spectra of 16 kHz mono PCM (-1..1): pre-emphasis, Hamming frames of 25.6 ms every 10 ms. */
export function computeSpectra(pcm: Float32Array): Spectra {
  const frameCount = pcm.length < frameLength ? 0 : 1 + Math.floor((pcm.length - frameLength) / frameShift);
  const binCount = fftLength / 2 + 1;
  const spectrum = new PowerSpectrum(fftLength);
  const frame = new Float64Array(frameLength);
  const bins = new Float64Array(binCount);
  const power = new Float32Array(frameCount * binCount);
  for (let t = 0; t < frameCount; t += 1) {
    const start = t * frameShift;
    for (let i = 0; i < frameLength; i += 1) {
      const before = start + i > 0 ? (pcm[start + i - 1] as number) : 0;
      frame[i] = ((pcm[start + i] as number) - preEmphasis * before) * fullScale * (window[i] as number);
    }
    spectrum.compute(frame, bins);
    power.set(bins, t * binCount);
  }
  return { frameCount, binCount, power };
}
