import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { MadeLesson } from '#content/lessons/lesson-index.ts';
import type { LessonScript } from '#content/lessons/lesson-script.ts';
import type { Bank } from '#content/load-bank.ts';
import { sampleRate } from '#tools/content/kokoro.ts';
import { writeWhole } from '#tools/write-whole.ts';
import { captionsOf, writeVtt } from './captions.ts';
import { drawSlides } from './draw-slides.ts';
import { encodeLesson } from './encode.ts';
import { filmOf, frameRate } from './film.ts';
import { lessonHash } from './lesson-hash.ts';
import { hearLesson } from './lesson-sound.ts';
import { keepLesson } from './lesson-store.ts';
import { encodeTrack } from './lesson-track.ts';
import { openLesson } from './open-lesson.ts';
import { cacheFolder } from './speech-cache.ts';
import { goesOfLesson, speakGoes } from './speech.ts';
import { layTimeline, trackOf } from './timeline.ts';

/** What making a lesson needs beside its script. */
export interface Studio {
  readonly bank: Bank;
  readonly browser: Browser;
  readonly say: (line: string) => void;
}

/** Makes a lesson: speaks, draws, encodes and records it. Throws when slides overflow or are not seen long enough to be read. */
export async function makeLesson(script: LessonScript, { bank, browser, say }: Studio): Promise<MadeLesson> {
  const { taskType } = script;
  await speakGoes(await goesOfLesson(script), (line) => say(`${taskType} ${line}`));
  const lesson = await openLesson(script, bank);
  const timeline = layTimeline(await hearLesson(lesson));
  if (timeline.faults.length > 0) throw new Error(timeline.faults.join('\n'));
  const folder = join(cacheFolder, `${taskType}-states`);
  const drawn = await drawSlides(browser, lesson.view, folder);
  const film = filmOf(timeline);
  const durationMs = (film.frames / frameRate) * 1000;
  const track = await encodeTrack(trackOf({ ...timeline, durationMs }, sampleRate), folder);
  const files = await encodeLesson({ film, drawn, track, folder });
  const captions = join(folder, 'lesson.vtt');
  writeWhole(captions, writeVtt(captionsOf(timeline)));
  return keepLesson(
    { taskType, scriptHash: lessonHash(lesson.view), durationMs, lufs: track.lufs },
    { ...files, captions },
  );
}
