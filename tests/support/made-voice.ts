import { createSeededRandom } from './seeded-random.ts';

/** Where the sounds of the made-up voice are strong, in hertz. */
const formants = [500, 1_500, 2_500, 4_200, 6_500] as const;
const syllableSeconds = 0.25;
const soundingSeconds = 0.17;

/**
 * Something like speech of so many seconds: after half a second of silence, syllables with gliding pulses and a hiss at the end of each,
 * at about -20 dBFS, over noise of -80 dBFS. The same in every run.
 */
export function madeVoice(seconds: number, rate: number): Float32Array<ArrayBuffer> {
  const { below } = createSeededRandom(3);
  const noise = (): number => below(2 ** 24) / 2 ** 23 - 1;
  const highest = Math.min(7_500, 0.45 * rate);
  let phase = 0;
  return Float32Array.from({ length: Math.round(seconds * rate) }, (_, i) => {
    const time = i / rate - 0.5;
    const hiss = 0.0001 * noise();
    if (time < 0) return hiss;
    const at = time % syllableSeconds;
    const pitch = 110 + 40 * Math.sin(7 * time) + 20 * Math.sin(2.3 * time);
    phase += (2 * Math.PI * pitch) / rate;
    if (at > soundingSeconds) return hiss;
    const loudness = Math.min(1, at / 0.03, (soundingSeconds - at) / 0.005);
    if (at > soundingSeconds - 0.05) return hiss + 0.03 * loudness * noise();
    let sum = 0;
    for (let k = 1; k * pitch < highest; k += 1) sum += Math.cos(k * phase + k * k) * strength(k * pitch);
    return hiss + 0.08 * loudness * sum;
  });
}

const strength = (hertz: number): number =>
  formants.reduce(
    (sum, formant) => sum + 1 / (1 + ((hertz - formant) / 150) ** 2) / (1 + formant / 1_000),
    0.01,
  );
