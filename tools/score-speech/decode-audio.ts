import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { sampleRate } from '#engines/speech/front-end/spectra.ts';

/** Thrown with a sentence for the person who gave the file. */
export class AudioError extends Error {}

export interface DecodedAudio {
  /** 16 kHz mono, -1 to 1. */
  readonly samples: Float32Array;
  /** The file is damaged or ends too early; what could be read is in `samples`. */
  readonly isDamaged: boolean;
  /** The file goes on after `longestSeconds`; only that much was read. */
  readonly isCut: boolean;
}

/** Longer recordings are read up to here. The longest speaking task lasts two minutes. */
export const longestSeconds = 180;
const ffmpegMissing =
  'ffmpeg was not found. It reads the audio files: install it (for example "apt install ffmpeg" or "brew install ffmpeg") and run this again.';

function run(
  command: string,
  args: readonly string[],
): Promise<{ code: number | null; out: Buffer; complaint: string }> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  let complaint = '';
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString('utf8')));
  return new Promise((resolve, reject) => {
    child.on('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'ENOENT' ? new AudioError(ffmpegMissing) : error);
    });
    child.on('close', (code) => resolve({ code, out: Buffer.concat(chunks), complaint }));
  });
}

/** Throws AudioError with advice when there is no ffmpeg. */
export async function requireFfmpeg(): Promise<void> {
  await run('ffmpeg', ['-version']);
}

/** Decodes the sound of a file of any format that ffmpeg reads. Throws AudioError when there is none in it. */
export async function decodeAudio(path: string): Promise<DecodedAudio> {
  if (!existsSync(path)) throw new AudioError('there is no such file');
  if (!statSync(path).isFile()) throw new AudioError('this is not a file');
  if (statSync(path).size === 0) throw new AudioError('the file is empty');
  const input = ['-hide_banner', '-nostdin', '-v', 'error', '-i', `file:${path}`, '-map', '0:a:0'];
  const output = [
    '-t',
    String(longestSeconds + 1),
    '-ar',
    String(sampleRate),
    '-ac',
    '1',
    '-f',
    's16le',
    '-',
  ];
  const { code, out, complaint } = await run('ffmpeg', [...input, ...output]);
  // Killed, as on a machine without memory: what came so far is no recording, and nothing else would tell.
  if (code === null) throw new AudioError('ffmpeg was ended before it had read the file');
  const count = Math.floor(out.length / 2);
  if (count === 0) {
    if (/matches no streams/u.test(complaint)) throw new AudioError('there is no sound in this file');
    throw new AudioError('this is not an audio file that can be read');
  }
  const kept = Math.min(count, longestSeconds * sampleRate);
  const samples = Float32Array.from({ length: kept }, (_, i) => out.readInt16LE(2 * i) / 32_768);
  return { samples, isDamaged: complaint !== '' || code !== 0, isCut: count > kept };
}
