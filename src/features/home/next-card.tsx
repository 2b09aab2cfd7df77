import { Button } from '@mantine/core';
import { useState } from 'react';
import type { PteType } from '#contract/exam.ts';
import type { SessionStop } from '#contract/entities/practice-session.ts';
import type { TaskType } from '#contract/task-type.ts';
import type { NewestSession } from '#data/queries/find-newest-session.ts';
import { useBeginSession } from '#data/hooks/use-begin-session.ts';
import { counted } from '#domain/numbers/counted.ts';
import type { RankedTask } from '#domain/plan/task-order.ts';
import { rubricFor, taskRule } from '#domain/rubric/rubrics.ts';
import { taskName } from '#domain/rubric/task-name.ts';
import { fillMinutes, minuteChoices } from './fill-minutes.ts';
import { GoOnCard } from './go-on-card.tsx';
import classes from './home.module.css';
import { MinuteChoices } from './minute-choices.tsx';
import { nextStep, stopsOfToday, type NextStep } from './next-step.ts';
import { routeStep } from './route-session.ts';
import { StepCard } from './step-card.tsx';
import type { TaskProgress } from '#data/queries/task-progress.ts';

interface NextCardProps {
  progress: readonly TaskProgress[];
  /** The order of the day. */
  ranked: readonly RankedTask[];
  /** The session that is under way, or was; `null` without one. */
  session: NewestSession | null;
  pteType: PteType;
}

/** What to do next: one card with one button, and why. A session that is under way comes first. */
export function NextCard({ progress, ranked, session, pteType }: NextCardProps) {
  const rubric = rubricFor(pteType);
  const whyOf = (taskType: TaskType) => ranked.find((task) => task.taskType === taskType)?.why;
  // Sound that comes while the card is looked at does not change what is under the thumb.
  const [silent] = useState(
    () => new Set(progress.flatMap((each) => (each.isHeardHere ? [] : each.taskType))),
  );
  const shown = progress.map((each) => (silent.has(each.taskType) ? { ...each, isHeardHere: false } : each));
  const order = { ruleOf: (taskType: TaskType) => taskRule(rubric, taskType), ranked };
  const step = nextStep(shown, order);
  if (session?.next) {
    const route = stopsOfToday(shown, ranked);
    const first =
      route.find(({ answeredSince, isHeardHere }) => answeredSince === 0 && isHeardHere) ?? route[0];
    return (
      <GoOnCard
        session={session}
        next={session.next}
        name={taskName(pteType, session.next.taskType)}
        why={whyOf(session.next.taskType)}
        route={first ? routeStep(route, { taskType: first.taskType, session }) : null}
      />
    );
  }
  const ofMinutes = minuteChoices.map((minutes) => ({ minutes, stops: fillMinutes(minutes, shown, order) }));
  return step && <StartCard step={step} name={taskName(pteType, step.taskType)} ofMinutes={ofMinutes} />;
}

interface StartCardProps {
  step: NextStep;
  name: string;
  /** Sessions of several tasks, by the time that there is. */
  ofMinutes: readonly { readonly minutes: number; readonly stops: readonly SessionStop[] }[];
}

function StartCard({ step, name, ofMinutes }: StartCardProps) {
  const { isBeginning, begin } = useBeginSession();
  const items = counted(step.items, 'item');
  const minutes = counted(step.minutes, 'minute');
  const stops = step.ids.map((practiceId) => ({ practiceId, taskType: step.taskType }));
  return (
    <StepCard
      eyebrow={step.isAgain ? 'Once more: most points for your time' : 'Most points for your time'}
      taskType={step.taskType}
      name={name}
      why={step.why}
      facts={`${items}, about ${minutes}, on this device`}
    >
      <Button h={48} className={classes.start} loading={isBeginning} onClick={() => void begin(stops)}>
        Start
      </Button>
      <MinuteChoices choices={ofMinutes} onBegin={(stops) => void begin(stops)} />
    </StepCard>
  );
}
