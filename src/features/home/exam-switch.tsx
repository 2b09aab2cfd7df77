import { useId } from 'react';
import type { PteType } from '#contract/exam.ts';
import { setPteType } from '#data/commands/set-profile.ts';
import { useDataContext } from '#data/use-data-context.ts';
import { Card } from '#ui/card.tsx';
import { Segments } from '#ui/segments.tsx';
import classes from './home.module.css';

const exams = [
  { value: 'ACADEMIC', label: 'PTE Academic' },
  { value: 'CORE', label: 'PTE Core' },
] as const;

/** Which exam the learner prepares for: it decides which kinds of task there are, and their times and limits. */
export function ExamSwitch({ pteType }: { pteType: PteType }) {
  const context = useDataContext();
  const headingId = useId();
  return (
    <Card labelledBy={headingId}>
      <h2 className={classes.heading} id={headingId}>
        Your exam
      </h2>
      <Segments
        fill
        label="Your exam"
        options={exams}
        value={pteType}
        onChange={(chosen) => void setPteType(context, chosen)}
      />
    </Card>
  );
}
