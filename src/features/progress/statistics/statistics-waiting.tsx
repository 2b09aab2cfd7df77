import { ResultsFrame } from '#features/progress/results/results-frame.tsx';
import { useFirstView } from '#ui/first-view.ts';
import { StatisticsInvitation } from './statistics-invitation.tsx';
import classes from './statistics.module.css';

/** Until the answers are read. On a first visit there are none: what there will be to see can be read at once. */
export function StatisticsWaiting() {
  const { isFirst } = useFirstView();
  if (isFirst === undefined) return <div className={classes.page} aria-busy="true" />;
  return (
    <div className={classes.page}>
      <StatisticsInvitation />
      <div className={classes.columns}>
        <ResultsFrame />
      </div>
    </div>
  );
}
