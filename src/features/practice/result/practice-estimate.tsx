import { ResultPart } from '#ui/practice/result-part.tsx';
import type { PteType } from '#contract/exam.ts';
import type { TaskType } from '#contract/task-type.ts';
import { recentScores } from '#data/queries/recent-scores.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { fewestForMean, mostForMean, rollingMean } from '#domain/estimates/rolling-mean.ts';
import classes from './score-view.module.css';

export interface PracticeEstimateProps {
  taskType: TaskType;
  pteType: PteType;
}

const percent = (share: number): number => Math.round(share * 100);

/** What the last answers to this task say together: surer than any one of them. */
export function PracticeEstimate({ taskType, pteType }: PracticeEstimateProps) {
  const recent = useLive(recentScores, { taskType, pteType, count: mostForMean }, { drawsMuch: true });
  return (
    <ResultPart title="Your average">
      {/* Its heading is there at once, so that nothing moves when the answers have been read. */}
      <p className={classes['estimate']}>{recent.status === 'ready' && <Estimate shares={recent.data} />}</p>
    </ResultPart>
  );
}

function Estimate({ shares }: { shares: Parameters<typeof rollingMean>[0] }) {
  const mean = rollingMean(shares);
  const missing = fewestForMean - shares.length;
  if (mean === null)
    return (
      <>
        One answer says little. After {missing} more {missing === 1 ? 'answer' : 'answers'} to this task you
        see your average here.
      </>
    );
  return (
    <>
      Your last {mean.answers} answers to this task together:{' '}
      <b>
        about {percent(mean.low)} to {percent(mean.high)} %
      </b>{' '}
      of the points.
    </>
  );
}
