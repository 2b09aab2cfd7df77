import type { PteType } from '#contract/exam.ts';
import { taskAddresses } from '#contract/task-type.ts';
import type { TaskPoints } from '#domain/practice-session/session-points.ts';
import { middleOf } from '#domain/estimates/points-range.ts';
import { taskName } from '#domain/rubric/task-name.ts';
import { formatRange } from '#features/practice/score/format-points.ts';
import { RangeBar } from '#ui/range-bar.tsx';
import { SkillMark } from '#ui/skill-mark.tsx';
import classes from './summary.module.css';

interface SummaryPointsProps {
  tasks: readonly TaskPoints[];
  pteType: PteType;
}

/** Points won of all that there were, task by task. A task without a score yet has its line too. */
export function SummaryPoints({ tasks, pteType }: SummaryPointsProps) {
  if (tasks.length === 0) return null;
  return (
    <section className={classes['part']} aria-labelledby="session-points">
      <h2 className={classes['heading']} id="session-points">
        Points by task
      </h2>
      <ul className={classes['tasks']}>
        {tasks.map(({ taskType, answers, points }) => (
          <li key={taskType} className={classes['taskPoints']}>
            <span className={classes['taskName']}>
              <SkillMark section={taskAddresses[taskType].section} size={18} />
              {taskName(pteType, taskType)}
              {answers > 1 && <span className={classes['task']}>{answers} answers</span>}
            </span>
            <span className={classes['points']}>
              {points === null ? 'No points yet' : formatRange(points)}
            </span>
            <div className={classes['bar']}>
              {/* From nothing to what was won; of a range the likely part is what stands beside it in words. */}
              <RangeBar
                low={0}
                high={points === null ? 0 : middleOf(points)}
                min={0}
                max={points?.max ?? 1}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
