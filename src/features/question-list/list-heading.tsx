import { taskAddresses } from '#contract/task-type.ts';
import type { PteType } from '#contract/exam.ts';
import type { TaskType } from '#contract/task-type.ts';
import { BackLink } from '#ui/back-link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { SkillMark, skillWords } from '#ui/skill-mark.tsx';
import classes from './question-list-screen.module.css';
import { taskName } from '#domain/rubric/task-name.ts';

/** The task's name in the learner's exam, its skill, and the way back. */
export function ListHeading({ taskType, pteType }: { taskType: TaskType; pteType: PteType }) {
  const { section } = taskAddresses[taskType];
  return (
    <PageHeading
      title={taskName(pteType, taskType)}
      start={<BackLink to="/practise" label="Back to Practise" />}
      description={
        <span className={classes.description}>
          <SkillMark section={section} size={18} />
          {skillWords[section]}
        </span>
      }
    />
  );
}
