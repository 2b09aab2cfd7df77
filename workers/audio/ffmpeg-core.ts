import coreJsUrl from '@ffmpeg/core?url&no-inline';
import coreWasmUrl from '@ffmpeg/core/wasm?url&no-inline';
import { coreWasmBytes } from './core-size.ts';

const absolute = (url: string): string => new URL(url, self.location.href).href;

/** Both must be absolute and given together: the FFmpeg class falls back to a public CDN otherwise. */
export const coreUrls = { coreURL: absolute(coreJsUrl), wasmURL: absolute(coreWasmUrl) };

/**
 * Reads the core through once, so that the caches have it and the learner sees how far it is. The FFmpeg class then
 * asks for the same URL and gets it from there. False when it is not to be had now.
 */
export async function fetchCore(onRatio: (ratio: number) => void): Promise<boolean> {
  try {
    const response = await fetch(coreUrls.wasmURL);
    if (!response.ok || !response.body) return false;
    const reader = response.body.getReader();
    for (let read = 0; ;) {
      const { done, value } = await reader.read();
      if (done) return true;
      read += value.length;
      onRatio(Math.min(1, read / coreWasmBytes));
    }
  } catch {
    return false;
  }
}
