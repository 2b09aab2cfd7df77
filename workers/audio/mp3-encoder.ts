// By URL and not by the package's default, which carries the wasm as a data: URL that a strict CSP refuses.
import lameWasmUrl from 'wasm-media-encoders/wasm/mp3?url&no-inline';
import { startLame } from './lame.ts';
import type { Mp3Encoder } from './lame.ts';

/** Fetches and starts LAME. Throws when its wasm cannot be had or does not run. */
export async function createMp3Encoder(sampleRate: number): Promise<Mp3Encoder> {
  const response = await fetch(lameWasmUrl);
  if (!response.ok) throw new Error(`the MP3 encoder could not be loaded (${response.status})`);
  return startLame(await response.arrayBuffer(), sampleRate);
}
