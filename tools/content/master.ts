import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ffmpeg } from './ffmpeg.ts';
import { sampleRate } from './kokoro.ts';

export const targetLufs = -18;
export const lufsTolerance = 1;
/** Sample peak that the limiter holds at first, about -2 dB: encoding to MP3 may overshoot by 1 dB. */
const peakLimit = 0.8;
/** Highest true peak of a finished file. A voice with hard plosives overshoots more, and is limited again, lower. */
const peakCeiling = -0.5;

const rawInput = ['-f', 'f32le', '-ar', String(sampleRate), '-ac', '1', '-i', 'pipe:0'];

const Loudness = z.object({ input_i: z.coerce.number(), input_tp: z.coerce.number() });
type Loudness = z.infer<typeof Loudness>;

async function measure(input: readonly string[], bytes: Uint8Array): Promise<Loudness> {
  const report = await ffmpeg([...input, '-af', 'loudnorm=print_format=json', '-f', 'null', '-'], bytes);
  const json = /\{[^{}]*\}/.exec(report)?.[0];
  if (json === undefined) throw new Error(`ffmpeg did not report the loudness:\n${report}`);
  return Loudness.parse(JSON.parse(json));
}

/** Quiet around the speech, so that no player cuts into the first or the last sound. */
const edges = 'adelay=150,apad=pad_dur=0.25';

interface Treatment {
  readonly tempo: number;
  readonly gainDb: number;
  readonly limit: number;
}

async function encode(pcm: Uint8Array, { tempo, gainDb, limit }: Treatment, path: string): Promise<void> {
  const limiter = `alimiter=limit=${limit.toFixed(3)}:level=disabled:attack=2:release=30`;
  const stretch = tempo === 1 ? '' : `atempo=${tempo.toFixed(4)},`;
  const filter = `${stretch}volume=${gainDb.toFixed(2)}dB,${limiter},${edges}`;
  const args = [
    ...rawInput, '-af', filter, '-ar', String(sampleRate), '-ac', '1', '-c:a', 'libmp3lame', '-b:a', '40k',
    '-map_metadata', '-1', '-id3v2_version', '0', '-fflags', '+bitexact', '-flags:a', '+bitexact', '-f', 'mp3', path,
  ]; // prettier-ignore
  await ffmpeg(args, pcm);
}

export interface Mastered {
  readonly lufs: number;
  readonly truePeak: number;
}

/**
 * Brings speech to the common loudness and writes it as mono MP3, 24 kHz, 40 kbit/s, to `path`. loudnorm measures
 * and a plain gain with a limiter applies: on clips of a few seconds loudnorm's own second pass falls back to its
 * dynamic mode, pumps, and misses the target by more than 1 LU. The MP3 is measured again and corrected.
 * ffmpeg writes the file itself: through a pipe it could not go back to fill in the length.
 */
export async function master(samples: Float32Array, tempo: number, path: string): Promise<Mastered> {
  const pcm = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
  let gainDb = targetLufs - (await measure(rawInput, pcm)).input_i;
  let limit = peakLimit;
  for (let attempt = 1; ; attempt += 1) {
    await encode(pcm, { tempo, gainDb, limit }, path);
    const heard = await measure(['-f', 'mp3', '-i', 'pipe:0'], readFileSync(path));
    const miss = targetLufs - heard.input_i;
    const isLoudEnough = Math.abs(miss) <= 0.3;
    const isClean = heard.input_tp <= peakCeiling;
    if ((isLoudEnough && isClean) || attempt === 6) return { lufs: heard.input_i, truePeak: heard.input_tp };
    if (!isLoudEnough) gainDb += miss;
    if (!isClean) limit *= 0.8;
  }
}
