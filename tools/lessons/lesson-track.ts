import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commonLufs } from '#domain/signal/common-loudness.ts';
import { ffmpeg } from '#tools/content/ffmpeg.ts';
import { sampleRate } from '#tools/content/kokoro.ts';
import { measure } from '#tools/content/master.ts';

/** The sound of a lesson, encoded for both videos. */
export interface LessonTrack {
  readonly opus: string;
  readonly aac: string;
  /** Measured on the Opus track. */
  readonly lufs: number;
}

const nothing = new Uint8Array();
const words = (text: string): string[] => text.split(' ');
const plain = words('-map_metadata -1 -fflags +bitexact -flags:a +bitexact');
const opus = words('-c:a libopus -b:a 20k -ac 1 -application voip -frame_duration 60');
const aac = words(`-c:a aac -b:a 23k -ac 1 -ar ${sampleRate}`);

/**
 * Brings the whole track to the common loudness with a gain and a limiter, as `tools/content/master.ts` does, and encodes it; the
 * finished Opus track is measured and corrected.
 */
export async function encodeTrack(track: Float32Array, folder: string): Promise<LessonTrack> {
  const raw = join(folder, 'track.f32');
  const paths = { opus: join(folder, 'track.webm'), aac: join(folder, 'track.m4a') };
  writeFileSync(raw, new Uint8Array(track.buffer, track.byteOffset, track.byteLength));
  const input = ['-f', 'f32le', '-ar', String(sampleRate), '-ac', '1', '-i', raw];
  let gainDb = commonLufs - (await measure(input, nothing)).input_i;
  for (let attempt = 1; ; attempt += 1) {
    const filter = `volume=${gainDb.toFixed(2)}dB,alimiter=limit=0.8:level=disabled:attack=2:release=30`;
    await ffmpeg([...input, '-af', filter, ...opus, ...plain, paths.opus], nothing);
    const { input_i: lufs } = await measure(['-i', paths.opus], nothing);
    if (Math.abs(lufs - commonLufs) <= 0.3 || attempt === 4) {
      await ffmpeg([...input, '-af', filter, ...aac, ...plain, paths.aac], nothing);
      return { ...paths, lufs };
    }
    gainDb += commonLufs - lufs;
  }
}
