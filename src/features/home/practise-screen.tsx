import { lazy, Suspense } from 'react';
import { TaskGroups } from '#ui/listing/task-groups.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { WhenStarted } from '#ui/start-gate.tsx';
import classes from './practise.module.css';

const PractiseContent = lazy(async () => ({
  default: (await import('./practise-content.tsx')).PractiseContent,
}));

/** All kinds of task of the learner's exam, by skill. */
export function PractiseScreen() {
  const waiting = (
    <TaskGroups isBusy>
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className={classes.waiting}>
          <SkeletonBlock width="30%" height="1.3rem" />
          <SkeletonBlock height="60px" />
        </div>
      ))}
    </TaskGroups>
  );
  return (
    <>
      <PageHeading title="Practise" />
      <WhenStarted waiting={waiting}>
        <Suspense fallback={waiting}>
          <PractiseContent />
        </Suspense>
      </WhenStarted>
    </>
  );
}
