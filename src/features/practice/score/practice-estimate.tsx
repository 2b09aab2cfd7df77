import type { PteType } from '#contract/exam.ts';
import type { TaskType } from '#contract/task-type.ts';
import { recentScores } from '#data/queries/recent-scores.ts';
import { useLive } from '#data/use-live.ts';
import { fewestForMean, mostForMean, rollingMean } from '#domain/assessment/rolling-mean.ts';
import classes from './score-view.module.css';

export interface PracticeEstimateProps {
  taskType: TaskType;
  pteType: PteType;
}

const percent = (share: number): number => Math.round(share * 100);

/** What the last answers to this task say together: surer than any one of them. */
export function PracticeEstimate({ taskType, pteType }: PracticeEstimateProps) {
  const recent = useLive(recentScores, { taskType, pteType, count: mostForMean }, { drawsMuch: true });
  if (recent.status !== 'ready') return null;
  const mean = rollingMean(recent.data);
  const missing = fewestForMean - recent.data.length;
  return (
    <section className={classes['estimate']} aria-label="Practice estimate">
      <h3>Practice estimate</h3>
      {mean === null ? (
        <p>
          One answer says little. After {missing} more {missing === 1 ? 'answer' : 'answers'} to this task you
          see a mean here.
        </p>
      ) : (
        <p>
          Your last {mean.answers} answers to this task together:{' '}
          <b>
            about {percent(mean.low)} to {percent(mean.high)} %
          </b>{' '}
          of the points. This is no exam score.
        </p>
      )}
    </section>
  );
}
