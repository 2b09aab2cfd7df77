import { ActionIcon, Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { sections } from '#contract/exam.ts';
import { deleteScoreReport } from '#data/commands/score-reports.ts';
import type { KnownReport } from '#data/queries/score-reports.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useUndoable } from '#data/hooks/use-undoable.ts';
import { examNames } from '#domain/rubric/exam-names.ts';
import { dayWords } from '#ui/day-words.ts';
import { skillWords } from '#ui/skill-mark.tsx';
import { notSavedWords } from '#ui/not-saved.ts';
import { useToast } from '#ui/toasts.tsx';
import classes from './results.module.css';

interface ResultRowProps {
  report: KnownReport;
  /** Of the exam that the learner prepares for now. */
  isOfExam: boolean;
  onEdit: () => void;
}

/** One official result: its scores, what it does, and the ways to change and to delete it. */
export function ResultRow({ report, isOfExam, onEdit }: ResultRowProps) {
  const context = useDataContext();
  const toast = useToast();
  const { id, pteType, date, overall, isCompared } = report;
  const day = dayWords(date);
  const removal = useUndoable(async () => {
    const result = await deleteScoreReport(context, { reportId: id });
    toast(result.kind === 'saved' ? 'Result deleted' : notSavedWords(result.reason));
  });
  if (removal.isGoing) return <RemovedRow day={day} onUndo={removal.undo} />;
  return (
    <li className={classes.result}>
      <div className={classes.head}>
        <p className={classes.day}>
          <time dateTime={date}>{day}</time>, {examNames[pteType]}
        </p>
        <ActionIcon variant="subtle" color="gray" aria-label={`Change the result of ${day}`} onClick={onEdit}>
          <IconPencil size={20} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`Delete the result of ${day}`}
          onClick={removal.start}
        >
          <IconTrash size={20} aria-hidden="true" />
        </ActionIcon>
      </div>
      <dl className={classes.scores}>
        <div>
          <dt>Overall</dt>
          <dd>{overall}</dd>
        </div>
        {sections.map((skill) => (
          <div key={skill}>
            <dt>{skillWords[skill]}</dt>
            <dd>{report[skill]}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.quiet}>{effectWords({ isOfExam, isCompared })}</p>
    </li>
  );
}

function effectWords({ isOfExam, isCompared }: { isOfExam: boolean; isCompared: boolean }): string {
  if (!isOfExam) return 'It is from the other exam, so it does not change these estimates.';
  return isCompared
    ? 'Compared with your answers of that time.'
    : 'There are no answers of that time to compare it with yet.';
}

/** In the place of a result, as long as it can come back. */
function RemovedRow({ day, onUndo }: { day: string; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone: the focus goes to the way back, once.
  useEffect(() => undo.current?.focus(), []);
  return (
    <li className={classes.result} data-gone>
      <output>Deleted: {day}</output>
      <Button ref={undo} variant="default" onClick={onUndo}>
        Undo
      </Button>
    </li>
  );
}
