import { Button } from '@mantine/core';
import { useId, useState, type ReactNode } from 'react';
import { sections, type PteType, type Section } from '#contract/exam.ts';
import { taskAddresses } from '#contract/task-type.ts';
import { findDayPlan, type DayPlan } from '#data/queries/day-plan.ts';
import { findLevel } from '#data/queries/goals.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { dayOf, startOf } from '#domain/goals/exam-day.ts';
import { counted } from '#domain/numbers/counted.ts';
import { hasFeature, type Plan as PlanOfLearner } from '#domain/premium/premium-features.ts';
import { PremiumVeil, veilTexts } from '#features/progress/premium-veil.tsx';
import { Card } from '#ui/card.tsx';
import { Filling } from '#ui/filling.tsx';
import { Segments } from '#ui/segments.tsx';
import { skillWords } from '#ui/skill-mark.tsx';
import { PlanReview } from './plan-review.tsx';
import { PlanRows } from './plan-rows.tsx';
import classes from './plan.module.css';
import { PlanWizard } from './plan-wizard.tsx';

interface PlanCardProps {
  pteType: PteType;
  /** Free or Premium; `null`: not known yet. */
  plan: PlanOfLearner | null;
}

/** The study plan of today by skill; behind a veil on the free plan. */
export function PlanCard({ pteType, plan }: PlanCardProps) {
  if (hasFeature(plan, 'studyPlan')) return <Plan pteType={pteType} />;
  return (
    <PlanFrame>
      <PremiumVeil text={veilTexts.studyPlan} />
    </PlanFrame>
  );
}

function PlanFrame({ children }: { children: ReactNode }) {
  const headingId = useId();
  return (
    <Card labelledBy={headingId}>
      <h2 className={classes.heading} id={headingId}>
        Study plan
      </h2>
      {children}
    </Card>
  );
}

function Plan({ pteType }: { pteType: PteType }) {
  const { clock } = useDataContext();
  const [isAsking, setIsAsking] = useState(false);
  const now = clock.now();
  const plan = useLive(findDayPlan, { pteType, since: startOf(dayOf(now)) ?? now }, { keepPrevious: true });
  const level = useLive(findLevel, {});
  for (const live of [plan, level]) if (live.status === 'failed') throw live.error;
  if (plan.status !== 'ready' || level.status !== 'ready') return <Filling />;
  return (
    <PlanFrame>
      {plan.data === null ? (
        <>
          <p className={classes.quiet}>Four short questions make a plan for each day until your exam.</p>
          <Button onClick={() => setIsAsking(true)}>Make a plan</Button>
        </>
      ) : (
        <Today plan={plan.data} pteType={pteType}>
          <Button variant="subtle" onClick={() => setIsAsking(true)}>
            Change the plan
          </Button>
        </Today>
      )}
      <PlanWizard opened={isAsking} onClose={() => setIsAsking(false)} level={level.data} />
    </PlanFrame>
  );
}

interface TodayProps {
  plan: DayPlan;
  pteType: PteType;
  /** What can be done about the plan. */
  children: ReactNode;
}

function Today({ plan, pteType, children }: TodayProps) {
  const tasksOf = (each: Section) =>
    plan.tasks.filter(({ taskType }) => taskAddresses[taskType].section === each);
  // It opens on the first skill that has something, and stays there when the plan changes.
  const first = sections.find((each) => tasksOf(each).length > 0);
  const [opened, setOpened] = useState(first);
  if (opened === undefined && first !== undefined) setOpened(first);
  const section = opened ?? 'speaking';
  return (
    <>
      <p className={classes.quiet}>{counted(plan.hours, 'hour')} today</p>
      <PlanReview keptMinutes={plan.reviewMinutes} />
      <Segments
        fill
        label="Skill"
        options={sections.map((value) => ({ value, label: skillWords[value] }))}
        value={section}
        onChange={setOpened}
      />
      <PlanRows
        key={section}
        tasks={tasksOf(section)}
        isOfDay={plan.isOfDay}
        none={`Nothing of ${skillWords[section]} today.`}
        pteType={pteType}
      >
        {children}
      </PlanRows>
    </>
  );
}
