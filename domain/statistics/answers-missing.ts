import type { PteType, Skill } from '#contract/exam.ts';
import { taskTypes } from '#contract/task-type.ts';
import { fewestOfTask, leastShare, type Estimates } from '#domain/estimates/estimates.ts';
import { shareOf } from '#domain/estimates/task-weights.ts';

/**
 * About how many more scored answers a skill needs before it has a range, given to the tasks that tell most of it; 0 when it has one.
 */
export function answersMissing(
  pteType: PteType,
  skill: Skill,
  { skills, tasks }: Pick<Estimates, 'skills' | 'tasks'>,
): number {
  if (skills[skill].kind === 'range') return 0;
  const weighed = taskTypes
    .map((task) => ({ share: shareOf(pteType, skill, task), answers: tasks.get(task)?.answers ?? 0 }))
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share - a.share);
  let known = weighed.filter(isKnown).reduce((sum, { share }) => sum + share, 0);
  let missing = 0;
  for (const { share, answers } of weighed.filter((task) => !isKnown(task))) {
    if (known >= leastShare) break;
    known += share;
    missing += fewestOfTask - answers;
  }
  return missing;
}

const isKnown = ({ answers }: { readonly answers: number }): boolean => answers >= fewestOfTask;
