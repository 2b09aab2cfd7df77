import { useId, type ReactNode } from 'react';
import { taskAddresses, type TaskType } from '#contract/task-type.ts';
import type { TaskReasons } from '#domain/plan/task-order.ts';
import { Card } from '#ui/card.tsx';
import { reasonWords } from '#ui/reason-words.ts';
import { SkillMark } from '#ui/skill-mark.tsx';
import { WhyThis } from '#ui/why-this.tsx';
import classes from './home.module.css';

interface StepCardProps {
  eyebrow: string;
  taskType: TaskType;
  name: string;
  facts: string;
  why: TaskReasons | undefined;
  /** What can be done now. */
  children: ReactNode;
}

/** The first card of Today: one task, a few facts about it, what can be done, and why it is this one. */
export function StepCard({ eyebrow, taskType, name, facts, why, children }: StepCardProps) {
  const headingId = useId();
  return (
    <Card tone="main" labelledBy={headingId}>
      <div className={classes.next}>
        <p className={classes.eyebrow}>{eyebrow}</p>
        <h2 className={classes.task} id={headingId}>
          <SkillMark section={taskAddresses[taskType].section} size={24} />
          {name}
        </h2>
        <p className={classes.facts}>{facts}</p>
        {children}
        {why === undefined ? null : <WhyThis>{reasonWords(why)}</WhyThis>}
      </div>
    </Card>
  );
}
