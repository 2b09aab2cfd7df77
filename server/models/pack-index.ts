import { z } from 'zod';
import { ModelManifest } from '#contract/entities/model-pack.ts';

/** Name of the list of prepared packs in the models folder. */
export const packIndexName = 'packs.json';

/** Where a file lies in the models folder, and its brotli twin when that is smaller by far. */
const StoredFile = z.object({
  path: z.string(),
  sizeBytes: z.int().min(1),
  brotli: z.object({ path: z.string(), sizeBytes: z.int().min(1) }).nullable(),
  /** Of a file that has a type of its own; models have none. */
  mimeType: z.string().optional(),
});
export type StoredFile = z.infer<typeof StoredFile>;

/** Written by `tools/models/prepare-packs.ts` when all files are in place, read by the server. */
const PackIndex = ModelManifest.extend({
  /** What the packs were made from: with another lock file they are made again. */
  madeFrom: z.string(),
  /** By SHA-256. */
  stored: z.record(z.string(), StoredFile),
});
export type PackIndex = z.infer<typeof PackIndex>;

const jsonText = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue('is not JSON');
    return z.NEVER;
  }
});
/** The text of `packs.json`. */
export const PackIndexText = jsonText.pipe(PackIndex);
