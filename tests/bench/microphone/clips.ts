import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mixed, rmsOf, samplesOf, scaled } from './noises.ts';
import { decodeFile } from './through-ffmpeg.ts';

const folder = 'content/audio';
/** Thresholds were chosen on these voices. */
export const tuningVoices = ['af_heart', 'af_bella', 'am_michael', 'am_fenrir', 'bf_emma', 'bm_george'];
/** And measured on these. */
export const reportVoices = ['af_sarah', 'am_puck', 'bf_isabella', 'bm_fable', 'bm_lewis'];

export const clipSeconds = 5;
/** Most devices record at 48 kHz. Clip n of every voice has the same rate, so that voices can be mixed. */
const rates = [48_000, 44_100, 48_000, 16_000, 48_000, 96_000, 48_000, 44_100, 16_000, 48_000] as const;

/** Five seconds of one voice: silence, about four seconds of speech, silence. Its speech is at 0 dB (root mean square 1). */
export interface Clip {
  readonly voice: string;
  readonly file: string;
  readonly rate: number;
  readonly samples: Float32Array<ArrayBuffer>;
}

/** Level of the speech without its pauses: the mean of the 20 ms stretches that are at most 25 dB under the loudest. */
export function speechRms(samples: Float32Array, rate: number): number {
  const size = Math.round(rate / 50);
  const powers = Array.from(
    { length: Math.floor(samples.length / size) },
    (_, i) => rmsOf(samples.subarray(i * size, (i + 1) * size)) ** 2,
  );
  const loudest = powers.reduce((most, power) => Math.max(most, power), 0);
  const active = powers.filter((power) => power > loudest * 10 ** -2.5);
  return Math.sqrt(active.reduce((sum, power) => sum + power, 0) / Math.max(1, active.length));
}

function placed(speech: Float32Array, rate: number, startSeconds: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(clipSeconds * rate);
  const start = Math.round(startSeconds * rate);
  samples.set(speech.subarray(0, samples.length - start), start);
  return samples;
}

/** A clip of the first seconds of a file of the bank, as `decode` reads them. */
export async function readClip(
  { file, rate, decode }: { file: string; rate: number; decode: typeof decodeFile },
  random: () => number,
): Promise<Clip> {
  const start = 0.3 + 0.4 * random();
  const seconds = clipSeconds - start - 0.3 - 0.4 * random();
  const decoded = await decode(join(folder, file), rate, seconds);
  const fade = Math.round(0.02 * rate);
  const faded = decoded.map((sample, i) => sample * Math.min(1, (decoded.length - i) / fade));
  const samples = placed(faded, rate, start);
  const voice = file.replace(/^.*-|\.mp3$/gu, '');
  return { voice, file, rate, samples: scaled(samples, 1 / speechRms(samples, rate)) };
}

/** `count` clips of each voice, of files that chance decides. */
export async function readClips(voices: readonly string[], count: number, random: () => number) {
  const files = readdirSync(folder).filter((file) => /^\d+-[a-z_]+\.mp3$/u.test(file));
  const clips: Clip[] = [];
  for (const voice of voices) {
    const own = files.filter((file) => file.endsWith(`-${voice}.mp3`));
    for (let i = 0; i < count; i += 1) {
      const [file = ''] = own.splice(Math.floor(random() * own.length), 1);
      clips.push(
        await readClip({ file, rate: rates[i % rates.length] ?? 48_000, decode: decodeFile }, random),
      );
    }
  }
  return clips;
}

/** Six other clips at once, at root mean square 1, each turned round so that they do not begin together. */
export function babbleFor(clip: Clip, all: readonly Clip[], random: () => number) {
  const others = all.filter(({ voice, rate }) => voice !== clip.voice && rate === clip.rate);
  let sum = new Float32Array(clip.samples.length);
  for (let i = 0; i < 6; i += 1) {
    const { samples } = others[Math.floor(random() * others.length)] ?? clip;
    const turn = Math.floor(random() * samples.length);
    sum = mixed(
      sum,
      samplesOf(sum.length, (at) => samples[(at + turn) % samples.length] as number),
    );
  }
  return scaled(sum, 1 / rmsOf(sum));
}
