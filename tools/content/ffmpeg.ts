import { spawn } from 'node:child_process';

/** Said when the program is missing: only people who render audio need it. */
export const ffmpegMissing =
  'ffmpeg was not found. It is needed only to render audio: install it (for example "apt install ffmpeg" or "brew install ffmpeg") and run this again.';

/** Runs ffmpeg with bytes on its input and gives its report. Throws with the last lines of it when it fails. */
export async function ffmpeg(args: readonly string[], input: Uint8Array): Promise<string> {
  const child = spawn('ffmpeg', ['-hide_banner', '-nostdin', '-y', ...args], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString('utf8')));
  const closed = new Promise<number | null>((resolve, reject) => {
    child.on('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'ENOENT' ? new Error(ffmpegMissing) : error);
    });
    child.on('close', resolve);
  });
  // ffmpeg closes its input early when it refuses the format; its report then says more than EPIPE does.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const code = await closed;
  if (code !== 0) throw new Error(`ffmpeg failed:\n${stderr.split('\n').slice(-6).join('\n')}`);
  return stderr;
}
