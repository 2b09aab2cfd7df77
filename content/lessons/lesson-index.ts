import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { bankFolder } from '#content/bank-files.ts';
import { Sha256 } from '#contract/sha256.ts';
import { TaskType } from '#contract/task-type.ts';

/** Where the lessons that were made lie. */
export const lessonsFolder = join(bankFolder, 'lessons');

/** What a lesson consists of: a video twice, WebVTT captions, and the drawn cover. */
export const lessonFileNames = { webm: 'webm', mp4: 'mp4', captions: 'vtt', cover: 'webp' } as const;

const LessonFile = z.object({ sha256: Sha256, sizeBytes: z.int().min(1) });
const MadeLesson = z.object({
  taskType: TaskType,
  /** Hash of what was said and shown. Another hash means that the lesson is out of date. */
  scriptHash: Sha256,
  durationMs: z.int().min(1),
  /** Integrated loudness of the Opus track. */
  lufs: z.number(),
  files: z.object({ webm: LessonFile, mp4: LessonFile, captions: LessonFile, cover: LessonFile }),
});
export type MadeLesson = z.infer<typeof MadeLesson>;
const LessonIndex = z.object({ format: z.literal(1), lessons: z.array(MadeLesson) });

/** Absolute path of a file of a lesson: `RA.webm`. */
export const lessonPath = (
  folder: string,
  { taskType }: Pick<MadeLesson, 'taskType'>,
  file: keyof typeof lessonFileNames,
): string => join(folder, `${taskType}.${lessonFileNames[file]}`);

/** The lessons that were made, in the exam's order; an absent index is an empty one. Throws when it is not readable. */
export function readLessonIndex(folder: string = lessonsFolder): MadeLesson[] {
  const path = join(folder, 'index.json');
  if (!existsSync(path)) return [];
  return LessonIndex.parse(JSON.parse(readFileSync(path, 'utf8'))).lessons;
}
