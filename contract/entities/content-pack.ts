import { z } from 'zod';
import { BankItem } from '#contract/items/bank-item.ts';
import { Sha256 } from '#contract/sha256.ts';
import { TaskType } from '#contract/task-type.ts';

/** An immutable pack: all items of one task type. Its address is the SHA-256 of its bytes. */
export const ContentPack = z.object({ format: z.literal(1), taskType: TaskType, items: z.array(BankItem) });
export type ContentPack = z.infer<typeof ContentPack>;

const MediaFile = z.object({ sha256: Sha256, mimeType: z.string(), sizeBytes: z.int() });

/** What the server offers; `version` changes when any pack does. */
export const ContentManifest = z.object({
  format: z.literal(1),
  version: z.string(),
  packs: z.array(
    z.object({
      taskType: TaskType,
      sha256: Sha256,
      sizeBytes: z.int(),
      itemCount: z.int(),
      /** Heard with the questions. A device fetches it ahead, as the learner wants. */
      media: z.array(MediaFile),
      /** Spoken explanations: fetched when they are asked for, and kept. */
      explanations: z.array(MediaFile).default([]),
    }),
  ),
});
export type ContentManifest = z.infer<typeof ContentManifest>;
