import { commit } from '#data/store/commit.ts';
import type { DataContext } from '#data/store/context.ts';
import { targetDraftKey, writeMeta, type TargetDraft } from '#data/store/meta.ts';

/** Keeps the part of a target that is known, on this device, until all of it is. */
export async function keepTargetDraft(context: DataContext, draft: TargetDraft): Promise<void> {
  await commit(context, { write: (tables) => writeMeta(tables, targetDraftKey(context.userId), draft) });
}
