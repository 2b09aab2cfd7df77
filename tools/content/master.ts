import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { edgeMs } from '#content/sound-frame.ts';
import { ffmpeg } from './ffmpeg.ts';
import { sampleRate } from './kokoro.ts';
import { commonLufs } from '#domain/signal/common-loudness.ts';
import { concatenate } from './waveform.ts';

/** Sample peak that the limiter holds at first, about -2 dB: encoding to MP3 may overshoot by 1 dB. */
const peakLimit = 0.8;
/** Highest true peak of a finished file. A voice with hard plosives overshoots more, and is limited again, lower. */
const peakCeiling = -0.5;

const rawInput = ['-f', 'f32le', '-ar', String(sampleRate), '-ac', '1', '-i', 'pipe:0'];

const Loudness = z.object({ input_i: z.coerce.number(), input_tp: z.coerce.number() });
interface Measured extends z.infer<typeof Loudness> {
  readonly longestSilenceMs: number;
}

/** Measures what ffmpeg reads by these arguments, or from `bytes`. */
export async function measure(input: readonly string[], bytes: Uint8Array): Promise<Measured> {
  const filter = 'silencedetect=noise=-45dB:d=0.2,loudnorm=print_format=json';
  const report = await ffmpeg([...input, '-af', filter, '-f', 'null', '-'], bytes);
  const json = /\{[^{}]*\}/.exec(report)?.[0];
  if (json === undefined) throw new Error(`ffmpeg did not report the loudness:\n${report}`);
  const silences = [...report.matchAll(/silence_duration: ([\d.]+)/g)].map(([, seconds]) => Number(seconds));
  return { ...Loudness.parse(JSON.parse(json)), longestSilenceMs: Math.max(0, ...silences) * 1000 };
}

const edges = `adelay=${edgeMs.before},apad=pad_dur=${edgeMs.after / 1000}`;

const bytesOf = (samples: Float32Array) =>
  new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);

interface Treatment {
  readonly tempo: number;
  readonly gainDb: number;
  readonly limit: number;
  readonly bitRate: number;
}

/** The treatment is that of the speech; what follows it goes into the file as it is. */
async function encode(
  sound: Sound,
  { tempo, gainDb, limit, bitRate }: Treatment,
  path: string,
): Promise<void> {
  const limiter = `alimiter=limit=${limit.toFixed(3)}:level=disabled:attack=2:release=30`;
  const stretch = tempo === 1 ? '' : `atempo=${tempo.toFixed(4)},`;
  const treated = `${stretch}volume=${gainDb.toFixed(2)}dB,${limiter}`;
  const end = sound.speech.length;
  const filter =
    sound.tail.length === 0
      ? `${treated},${edges}`
      : `asplit[a][b];[a]atrim=end_sample=${end},${treated}[speech];` +
        `[b]atrim=start_sample=${end},asetpts=PTS-STARTPTS[tail];[speech][tail]concat=n=2:v=0:a=1,${edges}`;
  const args = [
    ...rawInput, '-af', filter, '-ar', String(sampleRate), '-ac', '1', '-c:a', 'libmp3lame', '-b:a', `${bitRate}k`,
    '-map_metadata', '-1', '-id3v2_version', '0', '-fflags', '+bitexact', '-flags:a', '+bitexact', '-f', 'mp3', path,
  ]; // prettier-ignore
  await ffmpeg(args, bytesOf(concatenate([sound.speech, sound.tail])));
}

interface Sound {
  readonly speech: Float32Array;
  /** What follows it in the file, with its own loudness: a beep, or nothing. */
  readonly tail: Float32Array;
}

interface Mastered {
  readonly lufs: number;
  readonly truePeak: number;
  /** At either end or between sentences. */
  readonly longestSilenceMs: number;
}

/**
 * Brings speech to the common loudness and writes it as mono MP3, 24 kHz, of `bitRate` kbit/s, to `path`. loudnorm measures
 * and a plain gain with a limiter applies: on clips of a few seconds loudnorm's own second pass falls back to its
 * dynamic mode, pumps, and misses the target by more than 1 LU. The MP3 is measured again and corrected.
 * ffmpeg writes the file itself: through a pipe it could not go back to fill in the length.
 */
export async function master(
  sound: Sound,
  { tempo, bitRate }: Pick<Treatment, 'tempo' | 'bitRate'>,
  path: string,
): Promise<Mastered> {
  let gainDb = commonLufs - (await measure(rawInput, bytesOf(sound.speech))).input_i;
  let limit = peakLimit;
  for (let attempt = 1; ; attempt += 1) {
    await encode(sound, { tempo, gainDb, limit, bitRate }, path);
    const heard = await measure(['-f', 'mp3', '-i', 'pipe:0'], readFileSync(path));
    const miss = commonLufs - heard.input_i;
    const isLoudEnough = Math.abs(miss) <= 0.3;
    const isClean = heard.input_tp <= peakCeiling;
    if ((isLoudEnough && isClean) || attempt === 6) {
      const { input_i: lufs, input_tp: truePeak, longestSilenceMs } = heard;
      return { lufs, truePeak, longestSilenceMs };
    }
    if (!isLoudEnough) gainDb += miss;
    if (!isClean) limit *= 0.8;
  }
}
