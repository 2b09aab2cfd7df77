/** What is known of one stretch of `frameMs`. */
export interface Frame {
  /** Mean of squares as recorded. */
  readonly power: number;
  /** Mean of squares without the lowest tones, so that hum and handling noise do not pass for speech. */
  readonly voicePower: number;
  readonly peak: number;
  readonly clippedSamples: number;
}

export const frameMs = 10;
const cutOffHz = 120;
/** A recorder that ran out of room repeats its highest value; one touch of full scale alone is no clipping. */
const fullScale = 0.999;
const shortestClip = 3;

/**
 * Cuts a stream of samples into frames, however it arrives in chunks. Mono, -1 to 1; samples that are no numbers count
 * as silence.
 */
export class FrameMeter {
  readonly samplesPerFrame: number;
  readonly frames: Frame[] = [];
  sampleCount = 0;
  clippedSamples = 0;
  peak = 0;

  readonly #lowPassShare: number;
  #low = 0;
  #run = 0;
  #inFrame = 0;
  #power = 0;
  #voicePower = 0;
  #framePeak = 0;
  #frameClipped = 0;

  constructor(sampleRate: number) {
    this.samplesPerFrame = Math.max(1, Math.round((sampleRate * frameMs) / 1000));
    this.#lowPassShare = 1 - Math.exp((-2 * Math.PI * cutOffHz) / sampleRate);
  }

  push(chunk: Float32Array): void {
    for (const raw of chunk) this.#take(Number.isFinite(raw) ? raw : 0);
  }

  #take(sample: number): void {
    const size = Math.abs(sample);
    this.#low += this.#lowPassShare * (sample - this.#low);
    const voice = sample - this.#low;
    this.sampleCount++;
    this.#power += sample * sample;
    this.#voicePower += voice * voice;
    this.#framePeak = Math.max(this.#framePeak, size);
    this.peak = Math.max(this.peak, size);
    this.#countClipping(size);
    if (++this.#inFrame === this.samplesPerFrame) this.#closeFrame();
  }

  #countClipping(size: number): void {
    this.#run = size >= fullScale ? this.#run + 1 : 0;
    if (this.#run < shortestClip) return;
    const found = this.#run === shortestClip ? shortestClip : 1;
    this.clippedSamples += found;
    this.#frameClipped += found;
  }

  #closeFrame(): void {
    this.frames.push({
      power: this.#power / this.#inFrame,
      voicePower: this.#voicePower / this.#inFrame,
      peak: this.#framePeak,
      clippedSamples: this.#frameClipped,
    });
    this.#inFrame = 0;
    this.#power = 0;
    this.#voicePower = 0;
    this.#framePeak = 0;
    this.#frameClipped = 0;
  }
}
