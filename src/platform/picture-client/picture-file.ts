import type { ReadFile } from '#platform/read-file.ts';
import type { PictureAnswer } from '#workers/picture/api.ts';

/** Largest file of a picture in a comment, in bytes (spec sections 5 and 9). */
export const commentFileBytes = 2 * 1024 * 1024;
/** Largest file of a learner's own picture and of a receipt, in bytes: a photo of any phone. */
export const photoFileBytes = 20_000_000;

/** What became of a file: also why it was not read at all. */
export type PictureOfFile = PictureAnswer | Exclude<ReadFile, { kind: 'read' }>;
