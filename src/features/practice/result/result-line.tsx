import { Fragment } from 'react';
import type { Score, ScoringState } from '#contract/entities/answer.ts';
import { pointsRange, type PointsRange } from '#domain/estimates/points-range.ts';
import { rangeParts } from '#features/practice/score/format-points.ts';
import { noPointsWords } from '#domain/answers/no-points-words.ts';
import classes from './result-line.module.css';

export interface ResultLineProps {
  score: Score;
  /** How far the server is with it; `null` when nothing is to come from there. */
  scoring: ScoringState | null;
  /** What was measured, in about five words. */
  measured: string | null;
  /** The next best thing, as it goes on after "next:". */
  next: string | null;
}

/** A result in one line: points as a range, what was measured, the next best thing. Nothing of it waits for the screens of a task. */
export function ResultLine({ score, scoring, measured, next }: ResultLineProps) {
  const range = pointsRange(score);
  const parts = [measured, next === null ? null : `next: ${next}`].filter((part) => part !== null);
  return (
    <span className={classes['line']}>
      {range === null ? (
        <b className={classes['none']}>{noPointsWords({ score, scoring })}</b>
      ) : (
        <Points range={range} />
      )}
      {parts.map((part) => (
        <Fragment key={part}>
          {/* Held to what it comes after: no line begins with it. */}
          <span className={classes['dot']}>{'\u00A0· '}</span>
          {part}
        </Fragment>
      ))}
    </span>
  );
}

function Points({ range }: { range: PointsRange }) {
  const { figure, max } = rangeParts(range);
  return (
    <>
      <b className={classes['figure']} translate="no">
        {figure}
      </b>{' '}
      of {max} {max === '1' ? 'point' : 'points'}
    </>
  );
}
