import { Link } from '@tanstack/react-router';
import type { TargetDto } from '#contract/entities/progress.ts';
import type { PteType } from '#contract/exam.ts';
import { dayOf, daysBetween } from '#domain/goals/exam-day.ts';
import { counted } from '#domain/numbers/counted.ts';
import { examNames } from '#domain/rubric/exam-names.ts';
import classes from './home.module.css';

interface ExamChipProps {
  /** Of the learner; empty: not known. */
  name: string;
  pteType: PteType;
  /** `null`: none is set. */
  target: Pick<TargetDto, 'examDate'> | null;
  /** When today began, epoch ms. */
  since: number;
}

/** Whose Today it is, with the exam and how far that is: a tap changes either of these. */
export function ExamChip({ name, pteType, target, since }: ExamChipProps) {
  const days = target === null ? -1 : daysBetween(dayOf(since), target.examDate);
  return (
    <p className={classes.exam}>
      {name === '' ? null : <bdi className={classes.name}>{name}</bdi>}
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
