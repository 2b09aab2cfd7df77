import { frameSeconds } from './band-frames.ts';
import { FrameCutter } from './frame-cutter.ts';

const loudestFrames = Math.round(0.3 / frameSeconds);

/** The level of each 10 ms. */
export class LevelFrames {
  readonly #powers: number[] = [];
  readonly #cutter: FrameCutter;

  constructor(sampleRate: number, mostFrames: number) {
    const length = Math.max(1, Math.round(frameSeconds * sampleRate));
    this.#cutter = new FrameCutter(length, length, (frame) => {
      if (this.#powers.length < mostFrames)
        this.#powers.push(frame.reduce((sum, value) => sum + value * value, 0) / length);
    });
  }

  push(sample: number): void {
    this.#cutter.push(sample);
  }

  /** Mean of squares of the loudest 300 ms; of all, where there is less. */
  loudest(): number {
    const count = Math.min(loudestFrames, this.#powers.length);
    let sum = 0;
    let loudest = 0;
    this.#powers.forEach((power, i) => {
      sum += power - (i < count ? 0 : (this.#powers[i - count] as number));
      if (i >= count - 1) loudest = Math.max(loudest, sum / count);
    });
    return loudest;
  }
}
