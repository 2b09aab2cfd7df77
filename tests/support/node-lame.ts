import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { joinBytes } from '#domain/media/join-bytes.ts';
import { startLame } from '#workers/audio/lame.ts';
import { tone } from './tone.ts';

/** The real LAME with its wasm from the package's files, for tests in Node. */
export async function createNodeEncoder(sampleRate: number) {
  const path = createRequire(import.meta.url).resolve('wasm-media-encoders/wasm/mp3');
  return startLame(new Uint8Array(await readFile(path)), sampleRate);
}

export async function encodeTone({ seconds, sampleRate }: { seconds: number; sampleRate: number }) {
  const encoder = await createNodeEncoder(sampleRate);
  return joinBytes([encoder.encode(tone(seconds, sampleRate)), encoder.finalize()]);
}
