import type { ReactNode } from 'react';
import type { Estimate } from '#domain/estimates/estimates.ts';
import { scoreScale } from '#domain/goals/target-presets.ts';
import { counted } from '#domain/numbers/counted.ts';
import { RangeRing } from '#ui/range-ring.tsx';
import { certaintyWords } from './certainty-words.ts';
import classes from './estimates.module.css';

interface EstimateRingProps {
  name: string;
  mark?: ReactNode;
  estimate: Estimate;
  target?: number | undefined;
  /** About how many more answers it takes to have a range; 0 when there is one. */
  missing: number;
  size?: 'large' | 'small';
}

/** One score as a range on a ring, with the target as a tick; or how much of what a range takes is there. */
export function EstimateRing({ name, mark, estimate, target, missing, size = 'small' }: EstimateRingProps) {
  const { answers } = estimate;
  const range = estimate.kind === 'range' ? estimate.range : null;
  return (
    <div className={classes.estimate} data-size={size}>
      <RangeRing range={range} {...scoreScale} mark={target} share={shareOf(answers, missing)} size={size}>
        {range === null ? '–' : <span translate="no">{`${range.low}–${range.high}`}</span>}
      </RangeRing>
      <div className={classes.words}>
        <p className={classes.name}>
          {mark}
          {name}
        </p>
        <p className={classes.certainty}>
          {estimate.kind === 'range'
            ? `${estimate.range.low} to ${estimate.range.high}, ${certaintyWords[estimate.certainty]} from ${counted(answers, 'answer')}${estimate.isCalibrated ? ', set by your official result' : ''}`
            : `${counted(answers, 'answer')} so far`}
        </p>
        {target !== undefined && <p className={classes.certainty}>Target {target}</p>}
      </div>
    </div>
  );
}

/** What is there of what a range takes. One answer more than it takes does not make it whole: other tasks are missing. */
function shareOf(answers: number, missing: number): number {
  return answers === 0 ? 0 : answers / (answers + missing);
}
