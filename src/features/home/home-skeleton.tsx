import { dayStart, dayStartAfter } from '#domain/places/day-start.ts';
import type { HomeHint } from '#platform/home-hint.ts';
import { Card } from '#ui/card.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import classes from './home.module.css';
import routeLine from './route-skeleton.module.css';

export interface HomeShape {
  /** Kinds of task that today's route will have. */
  readonly stops: number;
  /** No session is under way: one of so many minutes is offered. */
  readonly hasMinutes: boolean;
  /** Yesterday's session is offered, and beside it a new route. */
  readonly hasChoice: boolean;
}

/** How Today will look, by how it looked last time. */
export function shapeOf({ stops, sessionAt }: HomeHint, now: number): HomeShape {
  const since = dayStart(now);
  const isOpen = sessionAt !== null && sessionAt >= dayStartAfter(since, -1);
  return { stops, hasMinutes: !isOpen, hasChoice: isOpen && sessionAt < since };
}

interface HomeSkeletonProps {
  shape: HomeShape;
  /** Why it takes a moment, where that is known. */
  note?: string;
}

/** The shape of the next-step card and of today's route, line by line, so that nothing moves when they come. */
export function HomeSkeleton({ shape: { stops, hasMinutes, hasChoice }, note }: HomeSkeletonProps) {
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
          <div className={classes.choice}>
            {(hasChoice ? ['go on', 'begin'] : ['start']).map((name) => (
              <div key={name} className={classes.start}>
                <SkeletonBlock height="48px" />
              </div>
            ))}
          </div>
          {hasMinutes ? <div className={classes.minutes} /> : null}
          <p className={classes.whyPlace}>
            <SkeletonBlock width="5em" />
          </p>
        </div>
      </Card>
      <Card>
        <p className={classes.heading}>
          <SkeletonBlock width="7em" />
        </p>
        <p className={classes.done} />
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
