import { spawn } from 'node:child_process';
import type { Writable } from 'node:stream';

/** Runs ffmpeg with the inputs as `pipe:3`, `pipe:4` and so on, and returns what it writes to its standard output. */
function runFfmpeg(args: readonly string[], ...inputs: Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const run = spawn('ffmpeg', ['-v', 'error', '-nostdin', '-threads', '1', ...args], {
      stdio: ['ignore', 'pipe', 'inherit', ...inputs.map(() => 'pipe' as const)],
    });
    const pieces: Buffer[] = [];
    run.stdout?.on('data', (piece: Buffer) => pieces.push(piece));
    run.on('error', reject);
    run.on('close', (code) => {
      if (code !== 0) reject(new Error(`ffmpeg ended with ${code}`));
      else resolve(new Uint8Array(Buffer.concat(pieces)));
    });
    inputs.forEach((input, i) => {
      const pipe = run.stdio[i + 3] as Writable;
      // It may end before it has read all of its input.
      pipe.on('error', () => {});
      pipe.end(input);
    });
  });
}

const pcm = (rate: number): string[] => ['-f', 'f32le', '-ac', '1', '-ar', String(rate)];
const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);
const samplesOf = (bytes: Uint8Array<ArrayBuffer>): Float32Array<ArrayBuffer> =>
  new Float32Array(bytes.buffer, 0, Math.floor(bytes.length / 4));

/** The first seconds of an audio file as mono samples of a rate. */
export async function decodeFile(path: string, rate: number, seconds: number) {
  const args = ['-t', String(seconds), '-i', path, ...pcm(rate), '-'];
  return samplesOf(await runFfmpeg(args));
}

/** The same sound after it had another sample rate, and what `filter` does at that rate. */
export async function throughRate(samples: Float32Array, rate: number, inner: number, filter = 'anull') {
  const chain = `aresample=${inner},${filter},aresample=${rate}`;
  const out = samplesOf(
    await runFfmpeg([...pcm(rate), '-i', 'pipe:3', '-af', chain, ...pcm(rate), '-'], bytesOf(samples)),
  );
  return out;
}

/** The same sound after MP3 of 128 kbit/s, mono, at 48 kHz: how fallback recordings are measured. */
export async function throughMp3(samples: Float32Array, rate: number) {
  const mp3 = await runFfmpeg(
    [...pcm(rate), '-i', 'pipe:3', '-ar', '48000', '-c:a', 'libmp3lame', '-b:a', '128k', '-f', 'mp3', '-'],
    bytesOf(samples),
  );
  return samplesOf(await runFfmpeg(['-f', 'mp3', '-i', 'pipe:3', ...pcm(48_000), '-'], mp3));
}

/** The samples as they sound in a room with this impulse response. */
export async function throughRoom(samples: Float32Array, rate: number, response: Float32Array) {
  const inputs = [...pcm(rate), '-i', 'pipe:3', ...pcm(rate), '-i', 'pipe:4'];
  const filter = ['-filter_complex', '[0][1]afir=gtype=none'];
  return samplesOf(
    await runFfmpeg([...inputs, ...filter, ...pcm(rate), '-'], bytesOf(samples), bytesOf(response)),
  );
}
