import type { PteType } from '#contract/exam.ts';
import type { answerSorts } from '#contract/routes/practice.ts';
import { examOptions } from '#domain/rubric/exam-names.ts';
import { Segments } from '#ui/segments.tsx';
import classes from './answers.module.css';

export type AnswerSort = (typeof answerSorts)[number];

/** What of the answers is shown, and in which order. `null`: of both exams. */
export interface AnswerFilterValue {
  readonly pteType: PteType | null;
  readonly sort: AnswerSort;
}

export const allAnswers: AnswerFilterValue = { pteType: null, sort: 'answer.lastModifiedDate:desc' };

const sorts = [
  { value: 'answer.lastModifiedDate:desc', label: 'Newest' },
  { value: 'answer.scorePercentage:desc', label: 'Best' },
] as const;
const exams = [{ value: 'ALL', label: 'Both exams' }, ...examOptions] as const;

interface AnswerFilterProps {
  value: AnswerFilterValue;
  onChange: (value: AnswerFilterValue) => void;
}

/** Order and exam of a list of answers. */
export function AnswerFilter({ value, onChange }: AnswerFilterProps) {
  return (
    <div className={classes['filter']}>
      <Segments
        label="Order"
        options={sorts}
        value={value.sort}
        onChange={(sort) => onChange({ ...value, sort })}
      />
      <Segments
        label="Exam"
        options={exams}
        value={value.pteType ?? 'ALL'}
        onChange={(exam) => onChange({ ...value, pteType: exam === 'ALL' ? null : exam })}
      />
    </div>
  );
}
