import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ffmpeg } from '#tools/content/ffmpeg.ts';
import type { DrawnState } from './draw-slides.ts';
import { frameRate, type Film } from './film.ts';
import type { LessonTrack } from './lesson-track.ts';

const nothing = new Uint8Array();
const words = (text: string): string[] => text.split(' ');
const plain = words('-map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact');
const colours = words('-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv');
const vp9 = words(
  '-c:v libvpx-vp9 -b:v 0 -crf 44 -deadline good -cpu-used 2 -row-mt 1 -tune-content screen -g 9999',
);
/** Without psychovisual tuning, which spends a fifth more on the edges of letters than anybody sees. */
const h264 = words(
  '-c:v libx264 -preset slower -crf 36 -x264-params psy=0:aq-mode=1 -profile:v high -level 3.1 -g 9999 -movflags +faststart',
);

/** A film as it is given to ffmpeg: every frame as a PNG, one after the other. */
function framesOf({ parts }: Film, drawn: readonly DrawnState[]): Uint8Array {
  const frames = parts.flatMap(({ slide, shown, frames: count }) => {
    const found = drawn.find((one) => one.slide === slide && one.shown === shown);
    if (found === undefined) throw new Error(`Slide ${slide + 1} was not drawn in state ${shown}.`);
    return Array.from<Uint8Array>({ length: count }).fill(readFileSync(found.path));
  });
  return Buffer.concat(frames);
}

/** What a lesson is encoded from. */
export interface EncodeInput {
  readonly film: Film;
  readonly drawn: readonly DrawnState[];
  readonly track: LessonTrack;
  readonly folder: string;
}

/** Encodes a lesson both ways and draws its cover, in a folder. */
export async function encodeLesson({ film, drawn, track, folder }: EncodeInput) {
  const frames = framesOf(film, drawn);
  const paths = {
    webm: join(folder, 'lesson.webm'),
    mp4: join(folder, 'lesson.mp4'),
    cover: join(folder, 'cover.webp'),
  };
  const keys = film.slideStarts.map((frame) => (frame / frameRate).toFixed(1)).join(',');
  const encode = async (sound: string, video: readonly string[], to: string): Promise<void> => {
    const pictures = ['-f', 'image2pipe', '-framerate', String(frameRate), '-c:v', 'png', '-i', 'pipe:0'];
    const filter = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p';
    const args = [
      ...pictures,
      '-i',
      sound,
      '-map',
      '0:v',
      '-map',
      '1:a',
      '-vf',
      filter,
      ...colours,
      ...video,
    ];
    await ffmpeg([...args, '-force_key_frames', keys, '-c:a', 'copy', ...plain, to], frames);
  };
  await encode(track.opus, vp9, paths.webm);
  await encode(track.aac, h264, paths.mp4);
  const first = drawn.findLast(({ slide }) => slide === 0)?.path ?? '';
  const webp = [
    '-vf',
    'scale=640:360:flags=lanczos',
    '-c:v',
    'libwebp',
    '-quality',
    '82',
    '-compression_level',
    '6',
  ];
  await ffmpeg(['-i', first, ...webp, ...plain, paths.cover], nothing);
  return paths;
}
