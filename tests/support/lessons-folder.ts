import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lessonPath, type MadeLesson } from '#content/lessons/lesson-index.ts';
import { sha256Of } from '#content/sha256.ts';
import type { TaskType } from '#contract/task-type.ts';

type LessonFile = keyof MadeLesson['files'];

export interface LessonsFolder {
  /** For the setting BANK_DIR. */
  readonly bankDir: string;
  readonly lessons: readonly MadeLesson[];
  readonly path: (taskType: TaskType, file: LessonFile) => string;
  readonly bytesOf: (taskType: TaskType, file: LessonFile) => Buffer;
}

/** A bank's folder with small lessons of these tasks: bytes that nothing can play, as they are served. */
export function makeLessonsFolder(taskTypes: readonly TaskType[]): LessonsFolder {
  const bankDir = mkdtempSync(join(tmpdir(), 'passage-lessons-'));
  const folder = join(bankDir, 'lessons');
  mkdirSync(folder);
  const bytesOf = (taskType: TaskType, file: LessonFile) =>
    Buffer.from(file === 'captions' ? `WEBVTT\n\n${taskType}\n` : `${taskType} ${file} `.repeat(300));
  const path = (taskType: TaskType, file: LessonFile) => lessonPath(folder, { taskType }, file);
  const write = (taskType: TaskType, file: LessonFile) => {
    const bytes = bytesOf(taskType, file);
    writeFileSync(path(taskType, file), bytes);
    return { sha256: sha256Of(bytes), sizeBytes: bytes.length };
  };
  const lessons = taskTypes.map((taskType): MadeLesson => ({
    taskType,
    scriptHash: sha256Of(taskType),
    durationMs: 75_000,
    lufs: -16,
    files: {
      webm: write(taskType, 'webm'),
      mp4: write(taskType, 'mp4'),
      captions: write(taskType, 'captions'),
      cover: write(taskType, 'cover'),
    },
  }));
  writeFileSync(join(folder, 'index.json'), JSON.stringify({ format: 1, lessons }));
  return { bankDir, lessons, path, bytesOf };
}
