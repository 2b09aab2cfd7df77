import { samplesOf, whiteNoise } from './noises.ts';

/** How a room answers: the direct sound, then noise that dies away by 60 dB in `rt60` seconds. */
export interface Room {
  readonly rt60: number;
  /** Energy of the direct sound over that of all the rest, in dB: falls with the distance from the microphone. */
  readonly directDb: number;
}

/** The impulse response of a room, direct sound first; the rest begins 3 ms behind it. */
export function impulseResponse({ rt60, directDb }: Room, rate: number, random: () => number) {
  const gap = Math.round(0.003 * rate);
  const decay = Math.log(1000) / (rt60 * rate);
  const response = whiteNoise(Math.round(1.1 * rt60 * rate), random).map((value, i) =>
    i < gap ? 0 : value * Math.exp(-decay * i),
  );
  const energy = response.reduce((sum, value) => sum + value * value, 0);
  const tail = response.map((value) => (value * 10 ** (-directDb / 20)) / Math.sqrt(energy));
  tail[0] = 1;
  return tail;
}

/** A second arrival of the same sound: from a wall far away, or from a loudspeaker that the microphone hears. */
export function slapBack(samples: Float32Array, rate: number, delayMs: number, levelDb: number) {
  const delay = Math.round((delayMs * rate) / 1000);
  const gain = 10 ** (levelDb / 20);
  return samplesOf(samples.length, (at) => (samples[at] as number) + gain * (samples[at - delay] ?? 0));
}
