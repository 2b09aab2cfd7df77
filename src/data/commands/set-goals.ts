import type { LevelUpdate, TargetDto } from '#contract/entities/progress.ts';
import type { DataContext } from '#data/context.ts';
import { writeKind, type WriteResult } from './write-kind.ts';

/** Sets the scores and the day that the learner works towards. `invalid`: a score outside 10 to 90. */
export function setTarget(context: DataContext, target: TargetDto): Promise<WriteResult> {
  return writeKind(context, 'target.set', target);
}

/** Stores what the learner told the plan wizard. */
export function setLevel(context: DataContext, level: LevelUpdate): Promise<WriteResult> {
  return writeKind(context, 'level.set', level);
}
