import { FrameCutter } from './frame-cutter.ts';

const windowSeconds = 0.04;
const hopSeconds = 0.01;
/** Voices from a deep man's to a child's. */
const lowestHz = 70;
const highestHz = 400;

/** How regular the pulses of each 10 ms are, -1..1: the highest correlation of the sound with itself a pitch period later. */
export class PulseFrames {
  readonly frames: number[] = [];
  readonly #cutter: FrameCutter;

  constructor(sampleRate: number, mostFrames: number) {
    const size = Math.max(1, Math.round(windowSeconds * sampleRate));
    const first = Math.max(1, Math.floor(sampleRate / highestHz));
    const last = Math.max(first, Math.ceil(sampleRate / lowestHz));
    const hop = Math.max(1, Math.round(hopSeconds * sampleRate));
    this.#cutter = new FrameCutter(size + last, hop, (frame) => {
      if (this.frames.length < mostFrames) this.frames.push(regularity(frame, size, first, last));
    });
  }

  push(sample: number): void {
    this.#cutter.push(sample);
  }
}

function regularity(frame: Float64Array, size: number, first: number, last: number): number {
  let now = 0;
  for (let i = 0; i < size; i += 1) now += (frame[i] as number) ** 2;
  let later = 0;
  for (let i = first; i < first + size; i += 1) later += (frame[i] as number) ** 2;
  let highest = -1;
  for (let lag = first; lag <= last; lag += 1) {
    let sum = 0;
    for (let i = 0; i < size; i += 1) sum += (frame[i] as number) * (frame[i + lag] as number);
    if (now > 0 && later > 0) highest = Math.max(highest, sum / Math.sqrt(now * later));
    later += ((frame[lag + size] ?? 0) as number) ** 2 - (frame[lag] as number) ** 2;
  }
  return Math.min(1, highest);
}
