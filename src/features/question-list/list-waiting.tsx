import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { taskAddresses } from '#contract/task-type.ts';
import type { TaskType } from '#contract/task-type.ts';
import { BackLink } from '#ui/back-link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { SkillMark, skillWords } from '#ui/skill-mark.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import classes from './question-list-screen.module.css';
import { taskName } from './task-name.ts';

/** The list's frame while local data is opened or fetched: the same places, nothing to press yet. `children` say why. */
export function ListWaiting({ taskType, children }: { taskType: TaskType; children?: ReactNode }) {
  const isWide = useMediaQuery('(min-width: 48em)', undefined, { getInitialValueInEffect: false });
  const { section } = taskAddresses[taskType];
  return (
    <>
      <PageHeading
        title={taskName('ACADEMIC', taskType)}
        start={<BackLink to="/practise" label="Back to Practise" />}
        description={
          <span className={classes.description}>
            <SkillMark section={section} size={18} />
            {skillWords[section]}
          </span>
        }
      />
      {children}
      <div className={classes.tools} aria-hidden="true">
        <SkeletonBlock width="331px" height="52px" />
        <SkeletonBlock width="331px" height="44px" />
      </div>
      <ListSkeleton isWide={isWide} />
    </>
  );
}
