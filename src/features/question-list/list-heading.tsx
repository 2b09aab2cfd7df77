import type { ReactNode } from 'react';
import { taskAddresses } from '#contract/task-type.ts';
import type { PteType } from '#contract/exam.ts';
import type { TaskType } from '#contract/task-type.ts';
import { taskPriority } from '#domain/estimates/task-priority.ts';
import { BackLink } from '#ui/back-link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { SkillMark, skillWords } from '#ui/skill-mark.tsx';
import classes from './question-list-screen.module.css';
import { taskName } from '#domain/rubric/task-name.ts';

const priorityNote = 'Estimated from how much the task counts in the four skills';

interface ListHeadingProps {
  taskType: TaskType;
  pteType: PteType;
  /** The way to its lesson. It comes later, or not at all: its place is kept. */
  lesson?: ReactNode;
}

/** The task's name in the learner's exam, its skill, how much it counts, its lesson, and the way back. */
export function ListHeading({ taskType, pteType, lesson }: ListHeadingProps) {
  const { section } = taskAddresses[taskType];
  const priority = taskPriority(pteType, taskType);
  return (
    <PageHeading
      title={taskName(pteType, taskType)}
      start={<BackLink to="/practise" label="Back to Practise" />}
      aside={lesson ?? null}
      description={
        <span className={classes.description}>
          <SkillMark section={section} size={18} />
          {skillWords[section]}
          <span className={classes.priority} title={priorityNote}>
            {priority} Priority
          </span>
        </span>
      }
    />
  );
}
