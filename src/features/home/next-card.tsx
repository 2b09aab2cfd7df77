import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useId, useState, type ReactNode } from 'react';
import type { PteType } from '#contract/exam.ts';
import { taskAddresses, type TaskType } from '#contract/task-type.ts';
import { startSession } from '#data/commands/start-session.ts';
import type { SessionView, StopView } from '#data/queries/find-session.ts';
import { useDataContext } from '#data/use-data-context.ts';
import { useTodaySession } from '#data/use-today-session.ts';
import type { SessionStop } from '#domain/practice-session/practice-session.ts';
import { rubricFor, taskRule } from '#domain/rubric/rubrics.ts';
import { Card } from '#ui/card.tsx';
import { SkillMark } from '#ui/skill-mark.tsx';
import classes from './home.module.css';
import { nextStep, type NextStep } from './next-step.ts';
import type { TaskProgress } from './task-progress.ts';

/** What to do next: one card with one button. A session that is under way comes first. */
export function NextCard({ progress, pteType }: { progress: readonly TaskProgress[]; pteType: PteType }) {
  const rubric = rubricFor(pteType);
  const session = useTodaySession();
  const nameOf = (taskType: TaskType) => taskRule(rubric, taskType)?.displayName ?? taskType;
  const step = nextStep(progress, (taskType) => taskRule(rubric, taskType));
  const open = session.status === 'ready' ? session.data : null;
  if (open !== null && open.next !== null)
    return <GoOnCard session={open} next={open.next} name={nameOf(open.next.taskType)} />;
  return step && <StartCard step={step} name={nameOf(step.taskType)} />;
}

interface StepCardProps {
  eyebrow: string;
  taskType: TaskType;
  name: string;
  facts: string;
  children: ReactNode;
}

function StepCard({ eyebrow, taskType, name, facts, children }: StepCardProps) {
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
      </div>
    </Card>
  );
}

function StartCard({ step, name }: { step: NextStep; name: string }) {
  const context = useDataContext();
  const navigate = useNavigate();
  const [isStarting, setIsStarting] = useState(false);
  const items = step.items === 1 ? '1 item' : `${step.items} items`;
  const minutes = step.minutes === 1 ? '1 minute' : `${step.minutes} minutes`;
  const start = async () => {
    setIsStarting(true);
    const stops = step.ids.map((practiceId) => ({ practiceId, taskType: step.taskType }));
    // A device that refuses to keep the session still has the questions.
    const session = await startSession(context, { stops }).catch(() => null);
    const first = stops[0];
    if (first) await navigate({ ...toStop(first), search: session === null ? {} : { session: session.id } });
  };
  return (
    <StepCard
      eyebrow={step.isAgain ? 'Once more' : 'Next for you'}
      taskType={step.taskType}
      name={name}
      facts={`${items}, about ${minutes}, on this device`}
    >
      <Button h={48} className={classes.start} loading={isStarting} onClick={() => void start()}>
        Start
      </Button>
    </StepCard>
  );
}

/** A session that was begun today and has stops left. */
function GoOnCard({ session, next, name }: { session: SessionView; next: StopView; name: string }) {
  const done = session.stops.filter(({ standing }) => standing !== 'left').length;
  return (
    <StepCard
      eyebrow="Your session"
      taskType={next.taskType}
      name={name}
      facts={`${done} of ${session.stops.length} done, on this device`}
    >
      <Button
        h={48}
        className={classes.start}
        renderRoot={(props) => <Link {...props} {...toStop(next)} search={{ session: session.id }} />}
      >
        Go on
      </Button>
    </StepCard>
  );
}

function toStop({ practiceId, taskType }: SessionStop) {
  const { section, slug } = taskAddresses[taskType];
  return {
    to: '/dashboard/$section/$slug/$questionId',
    params: { section, slug, questionId: String(practiceId) },
  } as const;
}
