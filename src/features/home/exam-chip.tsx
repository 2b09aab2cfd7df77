import { Link } from '@tanstack/react-router';
import type { PteType } from '#contract/exam.ts';
import { dayOf, daysBetween, type Day } from '#domain/goals/exam-day.ts';
import { counted } from '#domain/numbers/counted.ts';
import { examNames } from '#domain/rubric/exam-names.ts';
import classes from './home.module.css';

interface ExamChipProps {
  pteType: PteType;
  /** `null`: none is set. */
  examDate: Day | null;
  /** When today began, epoch ms. */
  since: number;
}

/** Which exam, and how far it is: a tap changes either. */
export function ExamChip({ pteType, examDate, since }: ExamChipProps) {
  const days = examDate === null ? -1 : daysBetween(dayOf(since), examDate);
  return (
    <p className={classes.exam}>
      <Link to="/me/exam" className={classes.chip}>
        {examNames[pteType]}, {daysWords(days)}
      </Link>
    </p>
  );
}

function daysWords(days: number): string {
  if (days < 0) return 'set your exam day';
  return days === 0 ? 'today' : counted(days, 'day');
}
