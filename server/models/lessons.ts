import { stat } from 'node:fs/promises';
import {
  lessonFileNames,
  lessonPath,
  readLessonIndex,
  type MadeLesson,
} from '#content/lessons/lesson-index.ts';
import { videoMimeTypes, type VideoKind } from '#contract/entities/media.ts';
import { lessonPackId, type ModelManifest, type ModelPack } from '#contract/entities/model-pack.ts';
import { lessonTitle } from '#domain/lessons/lesson-title.ts';
import type { ModelStore } from './model-store.ts';
import type { StoredFile } from './pack-index.ts';

/** The video lessons of this server. */
export interface LessonStore extends Pick<ModelStore, 'findFile'> {
  /** A pack for each lesson, with its video in this encoding. */
  manifest(video: VideoKind): Promise<ModelManifest>;
  list(): Promise<readonly MadeLesson[]>;
}

type LessonFile = keyof typeof lessonFileNames;
const lessonFiles = Object.keys(lessonFileNames) as LessonFile[];

/** MIME types of the files of a lesson. */
export const lessonMimeTypes: Readonly<Record<LessonFile, string>> = {
  ...videoMimeTypes,
  captions: 'text/vtt; charset=utf-8',
  cover: 'image/webp',
};

async function isWhole(folder: string, lesson: MadeLesson): Promise<boolean> {
  const sizes = await Promise.all(
    lessonFiles.map(async (file) => {
      const found = await stat(lessonPath(folder, lesson, file)).catch(() => null);
      return found?.size === lesson.files[file].sizeBytes;
    }),
  );
  return sizes.every(Boolean);
}

function readIndex(folder: string): MadeLesson[] {
  try {
    return readLessonIndex(folder);
  } catch {
    return [];
  }
}

function packOf({ taskType, durationMs, files }: MadeLesson, video: VideoKind): ModelPack {
  const named = { video: files[video], captions: files.captions, cover: files.cover };
  const packed = Object.entries(named).map(([name, { sha256, sizeBytes }]) => ({
    name,
    sha256,
    sizeBytes,
    wireBytes: sizeBytes,
  }));
  const sizeBytes = packed.reduce((sum, file) => sum + file.sizeBytes, 0);
  const title = lessonTitle(taskType);
  return {
    id: lessonPackId(taskType),
    title,
    purpose: `A video about ${title}: what the task asks for and how it is scored.`,
    licence: 'Spoken by Kokoro-82M: Apache-2.0.',
    sizeBytes,
    wireBytes: sizeBytes,
    durationMs,
    files: packed,
  };
}

/**
 * Opens the folder of lessons with the first question for one. A lesson is listed when all its files are there with their
 * full length; an index that is not readable lists none.
 */
export function openLessons(folder: string): LessonStore {
  let opened: Promise<{ lessons: readonly MadeLesson[]; files: ReadonlyMap<string, StoredFile> }> | undefined;

  async function read() {
    const made = readIndex(folder);
    const whole = await Promise.all(made.map(async (lesson) => isWhole(folder, lesson)));
    const lessons = made.filter((_, at) => whole[at]);
    const files = lessons.flatMap((lesson) =>
      lessonFiles.map((file): [string, StoredFile] => {
        const { sha256, sizeBytes } = lesson.files[file];
        const path = lessonPath(folder, lesson, file);
        return [sha256, { path, sizeBytes, brotli: null, mimeType: lessonMimeTypes[file] }];
      }),
    );
    return { lessons, files: new Map(files) };
  }
  const open = () => (opened ??= read());

  return {
    manifest: async (video) => ({ packs: (await open()).lessons.map((lesson) => packOf(lesson, video)) }),
    list: async () => (await open()).lessons,
    findFile: async (sha256) => (await open()).files.get(sha256),
  };
}
