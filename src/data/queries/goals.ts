import type { LevelUpdate, TargetDto } from '#contract/entities/progress.ts';
import type { ReadContext } from '#data/store/context.ts';
import { readMeta, targetDraftKey, type TargetDraft } from '#data/store/meta.ts';
import { findEntity } from './entities.ts';

/** The scores and the day that the learner works towards; `null`: not set. */
export async function findTarget(context: ReadContext): Promise<TargetDto | null> {
  return (await findEntity(context, 'target', 'target'))?.value ?? null;
}

/** Whether the learner has told anything of where they want to go, here or on another device. */
export async function hasGoals(context: ReadContext): Promise<boolean> {
  return (await findTarget(context)) !== null || (await findLevel(context)) !== null;
}

/** A target of which a part is not known yet; `null`: nothing was begun. Only on this device. */
export async function findTargetDraft({ db, userId }: ReadContext): Promise<TargetDraft | null> {
  return readMeta(db, targetDraftKey(userId));
}

/** What the learner told the plan wizard; `null`: nothing yet. */
export async function findLevel(context: ReadContext): Promise<LevelUpdate | null> {
  return (await findEntity(context, 'level', 'level'))?.value ?? null;
}
