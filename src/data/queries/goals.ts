import type { LevelUpdate, TargetDto } from '#contract/entities/progress.ts';
import type { ReadContext } from '#data/context.ts';
import { findEntity } from './entities.ts';

/** The scores and the day that the learner works towards; `null`: not set. */
export async function findTarget(context: ReadContext): Promise<TargetDto | null> {
  return (await findEntity(context, 'target', 'target'))?.value ?? null;
}

/** What the learner told the plan wizard; `null`: nothing yet. */
export async function findLevel(context: ReadContext): Promise<LevelUpdate | null> {
  return (await findEntity(context, 'level', 'level'))?.value ?? null;
}
