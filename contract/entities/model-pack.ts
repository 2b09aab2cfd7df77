import { z } from 'zod';
import { Sha256 } from '#contract/sha256.ts';
import { TaskType, taskTypes } from '#contract/task-type.ts';

/** What a device can download to score speech by itself. The larger transcript pack stands in for the smaller one. */
export const speechPackIds = ['reading', 'transcript-tiny', 'transcript-base'] as const;
export const SpeechPackId = z.enum(speechPackIds);
export type SpeechPackId = z.infer<typeof SpeechPackId>;

/** Recorded words, by accent: a file `sounds` with one MP3 after the other, and its `index` (`domain/words/sound-index.ts`). */
export const soundPackIds = { US: 'words-us', UK: 'words-uk' } as const;

/** The lesson of a task type: a file `video`, its `captions` (WebVTT) and its `cover` (WebP). */
export type LessonPackId = `lesson-${TaskType}`;
export const lessonPackId = (taskType: TaskType): LessonPackId => `lesson-${taskType}`;
export const lessonPackIds: readonly LessonPackId[] = taskTypes.map(lessonPackId);

export const ModelPackId = z.enum([...speechPackIds, soundPackIds.US, soundPackIds.UK, ...lessonPackIds]);
export type ModelPackId = z.infer<typeof ModelPackId>;

/** The task type of a lesson's pack. */
export const lessonTaskType = (id: LessonPackId): TaskType => TaskType.parse(id.slice('lesson-'.length));
export const isLessonPackId = (id: ModelPackId): id is LessonPackId => id.startsWith('lesson-');

/** A file of a pack. Two packs can share one: it is the same when the hash is. */
export const ModelFile = z.object({
  /** What the engine calls it, e.g. `encoder`. One of a kind within its pack. */
  name: z.string(),
  sha256: Sha256,
  sizeBytes: z.int().min(1),
  /** What a whole download costs, compressed where that helps. A range is always sent as it is. */
  wireBytes: z.int().min(1),
});
export type ModelFile = z.infer<typeof ModelFile>;

export const ModelPack = z.object({
  id: ModelPackId,
  title: z.string(),
  /** One sentence for the learner: what the app can do with it. */
  purpose: z.string(),
  licence: z.string(),
  sizeBytes: z.int().min(1),
  wireBytes: z.int().min(1),
  /** Length of a lesson's video. */
  durationMs: z.int().min(1).optional(),
  files: z.array(ModelFile).min(1),
});
export type ModelPack = z.infer<typeof ModelPack>;

/** The packs that this server has in full; an empty list when it could not fetch any. */
export const ModelManifest = z.object({ packs: z.array(ModelPack) });
export type ModelManifest = z.infer<typeof ModelManifest>;

/**
 * Where the bytes of a model file are, outside the API: public, immutable, with ranges. A request for the whole file is
 * answered compressed (the browser unpacks it); a browser sends `Range` only together with `Accept-Encoding: identity`,
 * so a download can go on at any byte of the plain file.
 */
export const modelFilePath = (sha256: string): string => `/models/${sha256}`;
