import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { PteType } from '#contract/exam.ts';
import { taskAddresses } from '#contract/task-type.ts';
import { rubricFor, taskRule } from '#domain/rubric/rubrics.ts';
import { Card } from '#ui/card.tsx';
import { SkillMark } from '#ui/skill-mark.tsx';
import classes from './home.module.css';
import { nextStep } from './next-step.ts';
import type { TaskProgress } from './task-progress.ts';

/** What to do next: one card with one button. */
export function NextCard({ progress, pteType }: { progress: readonly TaskProgress[]; pteType: PteType }) {
  const headingId = useId();
  const rubric = rubricFor(pteType);
  const step = nextStep(progress, (taskType) => taskRule(rubric, taskType));
  if (!step) return null;
  const { section, slug } = taskAddresses[step.taskType];
  const items = step.items === 1 ? '1 item' : `${step.items} items`;
  const minutes = step.minutes === 1 ? '1 minute' : `${step.minutes} minutes`;
  return (
    <Card tone="main" labelledBy={headingId}>
      <div className={classes.next}>
        <p className={classes.eyebrow}>{step.isAgain ? 'Once more' : 'Next for you'}</p>
        <h2 className={classes.task} id={headingId}>
          <SkillMark section={section} size={24} />
          {taskRule(rubric, step.taskType)?.displayName}
        </h2>
        <p className={classes.facts}>
          {items}, about {minutes}, on this device
        </p>
        <Button
          h={48}
          className={classes.start}
          renderRoot={(props) => (
            <Link
              {...props}
              to="/dashboard/$section/$slug/$questionId"
              params={{ section, slug, questionId: String(step.firstId) }}
            />
          )}
        >
          Start
        </Button>
      </div>
    </Card>
  );
}
