import type { ReactNode } from 'react';
import type { PteType } from '#contract/exam.ts';
import type { Estimate } from '#domain/estimates/estimates.ts';
import { scoreScale } from '#domain/goals/target-presets.ts';
import { taskName } from '#domain/rubric/task-name.ts';
import { RangeBar } from '#ui/range-bar.tsx';
import { certaintyWords } from './certainty-words.ts';
import classes from './estimates.module.css';

interface EstimateRowProps {
  name: string;
  mark?: ReactNode;
  estimate: Estimate;
  target?: number | undefined;
  pteType: PteType;
}

/** One score as a range, with the target on the same scale; or what it still takes to say something. */
export function EstimateRow({ name, mark, estimate, target, pteType }: EstimateRowProps) {
  const goal = target === undefined ? null : <span className={classes.goal}>target {target}</span>;
  return (
    <div className={classes.row}>
      <p className={classes.name}>
        {mark}
        {name}
        {goal}
      </p>
      {estimate.kind === 'range' ? (
        <>
          <p className={classes.range}>
            {estimate.range.low} to {estimate.range.high}
          </p>
          <div className={classes.wide}>
            <RangeBar {...estimate.range} {...scoreScale} mark={target} />
          </div>
          <p className={classes.certainty}>
            {certaintyWords[estimate.certainty]} from {estimate.answers} answers
            {estimate.isCalibrated ? ', set by your official result' : ''}
          </p>
        </>
      ) : (
        <p className={classes.certainty}>Not enough answers yet{hint(estimate, pteType)}</p>
      )}
    </div>
  );
}

function hint({ wanted }: Extract<Estimate, { kind: 'too-few' }>, pteType: PteType): string {
  const names = wanted.slice(0, 2).map((task) => taskName(pteType, task));
  return names.length === 0 ? '.' : `. Most helpful: ${names.join(' and ')}.`;
}
