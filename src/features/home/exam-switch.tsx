import { useId } from 'react';
import type { PteType } from '#contract/exam.ts';
import { setPteType } from '#data/commands/set-profile.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { examOptions } from '#domain/rubric/exam-names.ts';
import { useTellOutcome } from '#ui/not-saved.ts';
import { Card } from '#ui/card.tsx';
import { Segments } from '#ui/segments.tsx';
import classes from './home.module.css';

/** Which exam the learner prepares for: it decides which kinds of task there are, and their times and limits. */
export function ExamSwitch({ pteType }: { pteType: PteType }) {
  const context = useDataContext();
  const tell = useTellOutcome();
  const headingId = useId();
  return (
    <Card labelledBy={headingId}>
      <h2 className={classes.heading} id={headingId}>
        Your exam
      </h2>
      <Segments
        fill
        label="Your exam"
        options={examOptions}
        value={pteType}
        onChange={(chosen) => void tell(setPteType(context, chosen))}
      />
    </Card>
  );
}
