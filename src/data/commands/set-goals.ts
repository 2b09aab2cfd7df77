import type { LevelUpdate, TargetDto } from '#contract/entities/progress.ts';
import type { DataContext } from '#data/store/context.ts';
import { changedFields } from '#domain/goals/changed-fields.ts';
import { writeKind, type WriteResult } from './write-kind.ts';

/**
 * Sets the scores and the day that the learner works towards. `seen`: the target that they changed; what they left as it was does
 * not overrule another device. `invalid`: a score outside 10 to 90.
 */
export function setTarget(
  context: DataContext,
  target: TargetDto,
  seen: TargetDto | null = null,
): Promise<WriteResult> {
  return writeKind(context, 'target.set', { ...target, changed: changedFields(seen, target) });
}

/** Stores what the learner told the plan wizard. */
export function setLevel(context: DataContext, level: LevelUpdate): Promise<WriteResult> {
  return writeKind(context, 'level.set', level);
}
