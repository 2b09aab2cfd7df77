import { existsSync, readFileSync } from 'node:fs';
import { lessonFileNames, lessonPath, type MadeLesson } from '#content/lessons/lesson-index.ts';
import { sha256Of } from '#content/sha256.ts';
import { spokenTextOf } from '#content/spoken-text.ts';
import { commonLufs, lufsTolerance } from '#domain/signal/common-loudness.ts';
import { captionFaults } from './check-captions.ts';
import { lessonHash } from './lesson-hash.ts';
import { stepsOf } from './lesson-steps.ts';
import type { LessonView } from './lesson-view.ts';

/** What a made lesson keeps to. */
export const lessonLimits = {
  shortestMs: 60_000,
  longestMs: 120_000,
  videoBytes: 600_000,
  /** All files of all lessons. */
  allBytes: 25_000_000,
} as const;

const fileKinds = Object.keys(lessonFileNames) as (keyof typeof lessonFileNames)[];

/** Bytes of all files of lessons. */
export const bytesOf = (lessons: readonly MadeLesson[]): number =>
  lessons.flatMap(({ files }) => Object.values(files)).reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);

/** All words of a lesson in the order in which they are heard. */
export function spokenIn({ script, item }: LessonView): string {
  return script.slides
    .flatMap(stepsOf)
    .map((step) => (step.kind === 'speech' ? step.text : (spokenTextOf(item) ?? '')))
    .join(' ');
}

function fileFaults(made: MadeLesson, folder: string): string[] {
  return fileKinds.flatMap((kind) => {
    const path = lessonPath(folder, made, kind);
    if (!existsSync(path)) return [`the ${kind} is missing`];
    const bytes = readFileSync(path);
    const isSame = bytes.length === made.files[kind].sizeBytes && sha256Of(bytes) === made.files[kind].sha256;
    return isSame ? [] : [`the ${kind} is not the file that the index names`];
  });
}

function factFaults({ durationMs, lufs, files }: MadeLesson): string[] {
  const { shortestMs, longestMs, videoBytes } = lessonLimits;
  return [
    durationMs < shortestMs || durationMs > longestMs ? `lasts ${(durationMs / 1000).toFixed(1)} s` : '',
    Math.abs(lufs - commonLufs) > lufsTolerance ? `${lufs} LUFS` : '',
    ...(['webm', 'mp4'] as const).map((kind) =>
      files[kind].sizeBytes > videoBytes ? `the ${kind} has ${files[kind].sizeBytes} bytes` : '',
    ),
  ].filter((fault) => fault !== '');
}

/** Whether a lesson is the one of its script, with all its files. */
export const isCurrent = (made: MadeLesson | undefined, view: LessonView, folder: string): boolean =>
  made?.scriptHash === lessonHash(view) && fileFaults(made, folder).length === 0;

/** What is wrong with a lesson that was made. */
export function madeFaults(made: MadeLesson, view: LessonView, folder: string): string[] {
  const path = lessonPath(folder, made, 'captions');
  const captions = existsSync(path) ? captionFaults(readFileSync(path, 'utf8'), spokenIn(view)) : [];
  const isOld = made.scriptHash !== lessonHash(view);
  return [...(isOld ? ['is out of date'] : captions), ...fileFaults(made, folder), ...factFaults(made)].map(
    (fault) => `${made.taskType}: ${fault}`,
  );
}
