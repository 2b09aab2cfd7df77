import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { sections, type PteType, type Section } from '#contract/exam.ts';
import type { ProfileDto } from '#contract/entities/profile.ts';
import { taskAddresses } from '#contract/task-type.ts';
import { findDayPlan, type DayPlan } from '#data/queries/day-plan.ts';
import { findLevel } from '#data/queries/goals.ts';
import { useDataContext } from '#data/use-data-context.ts';
import { useLive } from '#data/use-live.ts';
import { dayOf, startOf } from '#domain/goals/exam-day.ts';
import { hasFeature } from '#domain/premium/premium-features.ts';
import { PremiumVeil, veilTexts } from '#features/progress/premium-veil.tsx';
import { Card } from '#ui/card.tsx';
import { Segments } from '#ui/segments.tsx';
import { skillWords } from '#ui/skill-mark.tsx';
import { PlanTask } from './plan-task.tsx';
import classes from './plan.module.css';
import { PlanWizard } from './plan-wizard.tsx';

interface PlanCardProps {
  pteType: PteType;
  status: ProfileDto['status'] | null;
}

/** The study plan of today by skill; behind a veil on the free plan. */
export function PlanCard({ pteType, status }: PlanCardProps) {
  const headingId = useId();
  return (
    <Card labelledBy={headingId}>
      <h2 className={classes.heading} id={headingId}>
        Study plan
      </h2>
      {hasFeature(status, 'studyPlan') ? (
        <Plan pteType={pteType} />
      ) : (
        <PremiumVeil text={veilTexts.studyPlan} />
      )}
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
  if (plan.status !== 'ready' || level.status !== 'ready') return null;
  return (
    <>
      {plan.data === null ? (
        <p className={classes.quiet}>Four short questions make a plan for each day until your exam.</p>
      ) : (
        <Today plan={plan.data} pteType={pteType} />
      )}
      <Button variant={plan.data === null ? 'filled' : 'subtle'} onClick={() => setIsAsking(true)}>
        {plan.data === null ? 'Make a plan' : 'Change the plan'}
      </Button>
      <PlanWizard opened={isAsking} onClose={() => setIsAsking(false)} level={level.data} />
    </>
  );
}

function Today({ plan, pteType }: { plan: DayPlan; pteType: PteType }) {
  const [section, setSection] = useState<Section>('speaking');
  const tasks = plan.tasks.filter(({ taskType }) => taskAddresses[taskType].section === section);
  return (
    <>
      <p className={classes.quiet}>{plan.hours === 1 ? '1 hour today' : `${plan.hours} hours today`}</p>
      <Segments
        fill
        label="Skill"
        options={sections.map((value) => ({ value, label: skillWords[value] }))}
        value={section}
        onChange={setSection}
      />
      {tasks.length === 0 ? (
        <p className={classes.none}>Nothing of {skillWords[section]} today.</p>
      ) : (
        <ul className={classes.tasks}>
          {tasks.map((task) => (
            <PlanTask key={task.taskType} task={task} pteType={pteType} />
          ))}
        </ul>
      )}
    </>
  );
}
