import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ScoreReport } from '#contract/entities/score-report.ts';
import type { PteType } from '#contract/exam.ts';
import { setScoreReport } from '#data/commands/score-reports.ts';
import type { KnownReport } from '#data/queries/score-reports.ts';
import { useClockAhead } from '#data/hooks/use-clock-ahead.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { dayOf, firstTestDay, mayBeTestDay } from '#domain/goals/exam-day.ts';
import { isOnScale, noScores, type TargetScores } from '#domain/goals/target-presets.ts';
import { examOptions } from '#domain/rubric/exam-names.ts';
import { ScoreFields } from '#features/progress/target/score-fields.tsx';
import { PastDayField } from '#ui/days/past-day-field.tsx';
import { Segments } from '#ui/segments.tsx';
import { useToast } from '#ui/toasts.tsx';
import classes from './results.module.css';

interface ResultFormProps {
  /** The one that is changed; `null`: a new one. */
  report: KnownReport | null;
  /** What is there, so that one test is not written down twice. */
  known: readonly KnownReport[];
  pteType: PteType;
  onDone: () => void;
}

/** Exam, day and the five scores of an official result. Save waits until all of them can be true. */
export function ResultForm({ report, known, pteType: own, onDone }: ResultFormProps) {
  const context = useDataContext();
  const toast = useToast();
  const [pteType, setPteType] = useState(report?.pteType ?? own);
  const [date, setDate] = useState(report?.date ?? '');
  const [scores, setScores] = useState<TargetScores>(report ?? noScores);
  const now = context.clock.now() - useClockAhead();
  const dayError = dayProblem({ date, pteType, now, others: known.filter(({ id }) => id !== report?.id) });
  const { overall, listening, reading, speaking, writing } = scores;
  const isWhole =
    date !== '' &&
    dayError === null &&
    [overall, listening, reading, speaking, writing].every((score) => isOnScale(score));

  async function save() {
    const wished: ScoreReport = { pteType, date, overall, listening, reading, speaking, writing };
    const result = await setScoreReport(context, { seen: report, report: wished });
    toast(result.kind === 'saved' ? 'Result saved' : 'The result could not be saved on this device');
    if (result.kind === 'saved') onDone();
  }

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Segments fill label="Exam" options={examOptions} value={pteType} onChange={setPteType} />
      <PastDayField
        label="Day of the test"
        first={firstTestDay}
        last={dayOf(now)}
        value={date}
        error={dayError}
        onChange={setDate}
      />
      <ScoreFields scores={scores} onChange={setScores} />
      <div className={classes.actions}>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" disabled={!isWhole}>
          Save
        </Button>
      </div>
    </form>
  );
}

interface DayToCheck {
  date: string;
  pteType: PteType;
  now: number;
  others: readonly KnownReport[];
}

function dayProblem({ date, pteType, now, others }: DayToCheck): string | null {
  if (date === '') return null;
  if (!mayBeTestDay(date, now)) return 'Choose today or an earlier day.';
  const isThere = others.some((other) => other.date === date && other.pteType === pteType);
  return isThere ? 'You have entered the result of this day already.' : null;
}
