import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { decodeAudio } from './decode-audio.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'decode-audio-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** A program called ffmpeg that gives half a second of silence and then ends in its own way. */
function withFfmpegThat(ends: string): void {
  const path = join(folder, 'ffmpeg');
  writeFileSync(path, `#!/bin/sh\nhead -c 16000 /dev/zero\n${ends}\n`);
  chmodSync(path, 0o755);
  vi.stubEnv('PATH', `${folder}:${process.env['PATH'] ?? ''}`);
}
const aFile = (): string => {
  const path = join(folder, 'sound.opus');
  writeFileSync(path, 'x');
  return path;
};

it('a recording whose reader was killed half way is not scored as if it were whole', async () => {
  withFfmpegThat('kill -9 $$');
  await expect(decodeAudio(aFile())).rejects.toThrow('ffmpeg was ended before it had read the file');
});

it('a recording that could be read in part only is damaged, even where nothing was said of it', async () => {
  withFfmpegThat('exit 1');
  expect(await decodeAudio(aFile())).toMatchObject({ isDamaged: true });
  withFfmpegThat('exit 0');
  const whole = await decodeAudio(aFile());
  expect([whole.isDamaged, whole.samples.length]).toEqual([false, 8000]);
});
