import type { PteType } from '#contract/exam.ts';
import { scoreBreakdownFile } from '#domain/rubric/score-breakdown-file.ts';
import { Card } from '#ui/card.tsx';
import classes from './estimates/estimates.module.css';

/** The way to the sheet that says what each task counts and how it is marked. */
export function BreakdownBanner({ pteType }: { pteType: PteType }) {
  return (
    <Card labelledBy="score-breakdown">
      <h2 className={classes.heading} id="score-breakdown">
        Score Breakdown
      </h2>
      <p className={classes.note}>
        Every task with its points, traits, times and skills, on paper or on the screen.
      </p>
      <a className={classes.link} href={scoreBreakdownFile[pteType]} target="_blank" rel="noreferrer">
        Open the PDF
      </a>
    </Card>
  );
}
