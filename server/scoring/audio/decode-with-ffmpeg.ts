import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { sampleRate } from '#engines/speech/front-end/spectra.ts';
import { longestSeconds } from '#engines/speech/samples/decode-in-pieces.ts';

/** What is used of the emscripten module that `@ffmpeg/core` 0.12.10 makes; the package has no types. */
interface FfmpegCore {
  readonly FS: {
    writeFile(path: string, bytes: Uint8Array): void;
    readFile(path: string): Uint8Array;
    stat(path: string): { readonly size: number };
  };
  setLogger(logger: (entry: { readonly message: string }) => void): void;
  exec(...args: readonly string[]): number;
}
type CreateCore = (options: { readonly wasmBinary: Uint8Array }) => Promise<FfmpegCore>;

const require = createRequire(import.meta.url);

/** The build is for web workers and asks where its page is while it starts; other libraries of the thread must not see that. */
async function asWebWorker<T>(start: () => Promise<T>): Promise<T> {
  const disguise = { self: globalThis, location: { href: import.meta.url } };
  Object.assign(globalThis, disguise);
  try {
    return await start();
  } finally {
    for (const name of Object.keys(disguise)) Reflect.deleteProperty(globalThis, name);
  }
}

/** A fresh one for each file: an instance dies after some dozens of runs (ffmpegwasm issue 820). */
async function createCore(): Promise<FfmpegCore> {
  const wasmBinary = await readFile(require.resolve('@ffmpeg/core/wasm'));
  const { default: create } = (await import(require.resolve('@ffmpeg/core'))) as { default: CreateCore };
  return asWebWorker(() => create({ wasmBinary }));
}

/**
 * The first sound of a file of any format that ffmpeg reads, as 16 kHz mono; no samples when there is none. Blocks its
 * thread while it works.
 */
export async function decodeWithFfmpeg(bytes: Uint8Array): Promise<Float32Array<ArrayBuffer>> {
  const core = await createCore();
  // Without one, the build writes to the console.
  core.setLogger(() => undefined);
  core.FS.writeFile('input', bytes);
  const limits = ['-t', String(longestSeconds)];
  const output = ['-ar', String(sampleRate), '-ac', '1', '-f', 'f32le', 'output'];
  core.exec('-hide_banner', '-i', 'input', '-map', '0:a:0', ...limits, ...output);
  try {
    return new Float32Array(new Uint8Array(core.FS.readFile('output')).buffer);
  } catch {
    return new Float32Array();
  }
}
