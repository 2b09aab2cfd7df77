import { z } from 'zod';
import { ContentManifest } from '#contract/entities/content-pack.ts';
import { TaskType } from '#contract/task-type.ts';
import { parseJsonBytes } from './json-bytes.ts';

const AnyManifest = z.object({ packs: z.array(z.looseObject({ taskType: z.string() })) });

/** A manifest without the kinds of task that this app does not know yet. `null`: these bytes are no manifest. */
export function parseManifest(bytes: ArrayBuffer): ContentManifest | null {
  const json = parseJsonBytes(bytes);
  const any = AnyManifest.safeParse(json);
  if (!any.success) return null;
  const packs = any.data.packs.filter(({ taskType }) => TaskType.safeParse(taskType).success);
  const manifest = ContentManifest.safeParse({ ...(json as object), packs });
  return manifest.success ? manifest.data : null;
}
