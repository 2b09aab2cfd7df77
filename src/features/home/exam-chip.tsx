import { Link } from '@tanstack/react-router';
import type { TargetDto } from '#contract/entities/progress.ts';
import type { PteType } from '#contract/exam.ts';
import { dayOf, daysBetween } from '#domain/goals/exam-day.ts';
import { counted } from '#domain/numbers/counted.ts';
import { examNames } from '#domain/rubric/exam-names.ts';
import classes from './home.module.css';

interface ExamChipProps {
  pteType: PteType;
  /** `null`: none is set. */
  target: Pick<TargetDto, 'examDate'> | null;
  /** When today began, epoch ms. */
  since: number;
}

/** Which exam, and how far it is: a tap changes either. */
export function ExamChip({ pteType, target, since }: ExamChipProps) {
  const days = target === null ? -1 : daysBetween(dayOf(since), target.examDate);
  return (
    <p className={classes.exam}>
      <Link to="/me/exam" className={classes.chip}>
        {examNames[pteType]}, {daysToExam(days)}
      </Link>
    </p>
  );
}

function daysToExam(days: number): string {
  if (days < 0) return 'set your exam day';
  return days === 0 ? 'today' : counted(days, 'day');
}
