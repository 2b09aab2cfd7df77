import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bank } from '#content/load-bank.ts';
import type { BankItem } from '#contract/items/bank-item.ts';
import type { ItemAudio } from '#contract/items/item-fields.ts';
import { ffmpeg } from '#tools/content/ffmpeg.ts';
import { sampleRate } from '#tools/content/kokoro.ts';
import { cacheFolder } from './speech-cache.ts';

/** The recording of an item by the name of its voice. Throws when there is none. */
export function clipOf(item: BankItem, voice: string): ItemAudio {
  const audio = 'audios' in item ? item.audios?.find(({ id }) => id === voice) : undefined;
  if (audio === undefined) throw new Error(`Item ${item.id} has no recording by ${voice}.`);
  return audio;
}

/** The samples of a recording, at the rate of the voices. */
export async function decodeClip(bank: Bank, { sha256 }: ItemAudio): Promise<Float32Array> {
  const from = bank.mediaPath(sha256);
  if (from === undefined) throw new Error(`The bank has no file ${sha256}.`);
  mkdirSync(cacheFolder, { recursive: true });
  const to = join(cacheFolder, `clip-${process.pid}.part`);
  await ffmpeg(['-i', from, '-f', 'f32le', '-ac', '1', '-ar', String(sampleRate), to], new Uint8Array());
  const bytes = readFileSync(to);
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

const bars = 44;

/** How loud a recording is along its way, 0 to 1. */
export function levelsOfSamples(samples: Float32Array): number[] {
  const step = Math.max(1, Math.floor(samples.length / bars));
  const levels = Array.from({ length: bars }, (_, at) => {
    const part = samples.subarray(at * step, (at + 1) * step);
    return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, part.length));
  });
  const loudest = Math.max(...levels, Number.EPSILON);
  return levels.map((level) => level / loudest);
}
