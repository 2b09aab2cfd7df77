import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import type { TaskType } from '#contract/task-type.ts';
import { useFirstView } from '#ui/first-view.ts';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { FirstRows } from './first-rows.tsx';
import { ListHeading } from './list-heading.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import classes from './question-list-screen.module.css';

/** The list's frame while local data is opened or fetched: the same places, nothing to press yet. `children` say why, where the tools will be. */
export function ListWaiting({ taskType, children }: { taskType: TaskType; children?: ReactNode }) {
  const isWide = useMediaQuery('(min-width: 48em)', undefined, { getInitialValueInEffect: false });
  const { questions } = useFirstView();
  return (
    <>
      <ListHeading taskType={taskType} pteType="ACADEMIC" />
      <div className={classes.tools} aria-hidden={children === undefined}>
        {children ?? (
          <>
            <SkeletonBlock width="331px" height="52px" />
            <SkeletonBlock width="331px" height="44px" />
          </>
        )}
      </div>
      {questions ? <FirstRows taskType={taskType} questions={questions} /> : <ListSkeleton isWide={isWide} />}
    </>
  );
}
