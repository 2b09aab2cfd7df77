import '#ui/mantine-styles.ts';
import { IconListCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { setPteType } from '#data/commands/set-profile.ts';
import { findProfile } from '#data/queries/profile.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { examOptions } from '#domain/rubric/exam-names.ts';
import { useTellOutcome } from '#ui/not-saved.ts';
import { Card } from '#ui/card.tsx';
import { Filling } from '#ui/filling.tsx';
import { LinkRow } from '#ui/rows/link-row.tsx';
import { LinkRows } from '#ui/rows/link-rows.tsx';
import { Segments } from '#ui/segments.tsx';
import { WhenStarted } from '#ui/start-gate.tsx';
import { MeSubPage } from './me-sub-page.tsx';
import classes from './me.module.css';

/** `/me/exam`: which exam, on which day, with which scores. `goal` comes from another feature. */
export function ExamScreen({ goal }: { goal: ReactNode }) {
  return (
    <MeSubPage title="Exam and goal">
      <WhenStarted waiting={<Filling />}>
        <ExamCard />
        {goal}
      </WhenStarted>
      <LinkRows>
        <LinkRow to="/start" title="The first questions again" Icon={IconListCheck}>
          Exam, target, date and level, one by one
        </LinkRow>
      </LinkRows>
    </MeSubPage>
  );
}

function ExamCard() {
  const context = useDataContext();
  const tell = useTellOutcome();
  const profile = useLive(findProfile, {});
  if (profile.status === 'failed') throw profile.error;
  if (profile.status === 'loading') return <Filling />;
  return (
    <Card labelledBy="exam-heading">
      <h2 className={classes.heading} id="exam-heading">
        Your exam
      </h2>
      <Segments
        fill
        label="Your exam"
        options={examOptions}
        value={profile.data.pteType}
        onChange={(pteType) => void tell(setPteType(context, pteType))}
      />
      <p className={classes.quiet}>It decides which tasks you see, and their times and limits.</p>
    </Card>
  );
}
