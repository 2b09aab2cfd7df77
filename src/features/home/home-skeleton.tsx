import { Card } from '#ui/card.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import classes from './home.module.css';
import routeLine from './route-skeleton.module.css';

interface HomeSkeletonProps {
  /** Kinds of task that today's route will have. */
  stops: number;
  /** Why it takes a moment, where that is known. */
  note?: string;
}

/** The shape of the next-step card and of today's route, line by line, so that nothing moves when they come. */
export function HomeSkeleton({ stops, note }: HomeSkeletonProps) {
  return (
    <div className={classes.column} aria-busy="true">
      <Card tone="main">
        <div className={classes.next}>
          <p className={classes.eyebrow}>
            {note === undefined ? <SkeletonBlock width="6em" /> : <output>{note}</output>}
          </p>
          <p className={classes.task}>
            <SkeletonBlock width="9em" />
          </p>
          <p className={classes.facts}>
            <SkeletonBlock width="14em" />
          </p>
          <SkeletonBlock height="48px" />
        </div>
      </Card>
      <Card>
        <p className={classes.heading}>
          <SkeletonBlock width="7em" />
        </p>
        <ol className={routeLine.stops} aria-hidden="true">
          {Array.from({ length: stops }, (_, at) => (
            <li key={at} className={routeLine.stop}>
              <SkeletonBlock width="60%" />
            </li>
          ))}
        </ol>
      </Card>
    </div>
  );
}
