import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { sha256Of } from '#content/sha256.ts';
import type { Spoken } from '#tools/content/kokoro.ts';
import { writeWhole } from '#tools/write-whole.ts';
import type { SpeechGo } from './speech-goes.ts';

/** What the tool keeps between its runs; git does not see it. */
export const cacheFolder = join(import.meta.dirname, '..', '..', '.cache', 'lessons');

/** Raise it when the model or the phonemes change so much that everything is to be spoken anew. */
const speechRecipe = 1;

const Signs = z.array(z.tuple([z.string(), z.number(), z.number()]));

function pathOf(go: SpeechGo): string {
  const { voice, speed, phonemes, followed, restMs } = go;
  return join(
    cacheFolder,
    sha256Of(JSON.stringify([speechRecipe, voice, speed, phonemes, followed, restMs])),
  );
}

/** Whether a go was spoken by an earlier run. The signs are written last. */
export const isSpoken = (go: SpeechGo): boolean => existsSync(`${pathOf(go)}.json`);

/** What an earlier run spoke; `undefined` when none did. */
export function readSpoken(go: SpeechGo): Spoken | undefined {
  if (!isSpoken(go)) return undefined;
  const bytes = readFileSync(`${pathOf(go)}.f32`);
  const samples = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  const signs = Signs.parse(JSON.parse(readFileSync(`${pathOf(go)}.json`, 'utf8')));
  return { samples, signs: signs.map(([sign, from, to]) => ({ sign, from, to })) };
}

/** Keeps what was spoken. */
export function keepSpoken(go: SpeechGo, { samples, signs }: Spoken): void {
  writeWhole(`${pathOf(go)}.f32`, new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength));
  writeWhole(`${pathOf(go)}.json`, JSON.stringify(signs.map(({ sign, from, to }) => [sign, from, to])));
}
