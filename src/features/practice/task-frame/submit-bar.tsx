import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { AnswerValue } from '#contract/entities/answer.ts';
import type { Attempt, HandIn } from './attempt.ts';
import { useAboveKeyboard } from './use-above-keyboard.ts';
import classes from './submit-bar.module.css';

export interface SubmitBarProps<Value extends AnswerValue> {
  attempt: Attempt<Value>;
  /** What would be handed in now; `null` while that is nothing. */
  handIn: HandIn<Value> | null;
  /** What is still to be done before Submit works. */
  hint: string;
  /** What the learner should see before Submit, wherever the page is scrolled to. */
  note?: ReactNode;
  /** The exam hands it in now, without a tap. */
  isDue?: boolean;
}

/** The one primary action, in the thumb's reach. */
export function SubmitBar<Value extends AnswerValue>(props: SubmitBarProps<Value>) {
  const { attempt, handIn, hint, note, isDue = false } = props;
  // Here and not with the attempt: a tap draws this button anew, not the question with its text box.
  const [isSubmitting, setIsSubmitting] = useState(false);
  // When the time is over, what is there is an answer, also where it is nothing.
  const isOver = attempt.session.phase === 'time-over';
  const due = handIn ?? (isOver && attempt.value !== null ? { value: attempt.value } : null);
  const submit = async () => {
    if (due === null) return;
    setIsSubmitting(true);
    await attempt.submit(due);
    setIsSubmitting(false);
  };
  useOnceDue(isOver || isDue, submit);
  const bar = useRef<HTMLDivElement>(null);
  useAboveKeyboard(bar);
  return (
    <div className={classes.bar} data-off-paper ref={bar}>
      {note}
      {due === null && <span className={classes.hint}>{hint}</span>}
      <Button
        className={classes.action ?? ''}
        disabled={due === null}
        loading={isSubmitting}
        onClick={() => void submit()}
      >
        Submit
      </Button>
    </div>
  );
}

/** Once: what could not be saved is handed in again by hand. */
function useOnceDue(isDue: boolean, submit: () => Promise<void>): void {
  const latest = useRef(submit);
  useEffect(() => {
    latest.current = submit;
  });
  useEffect(() => {
    if (isDue) void latest.current();
  }, [isDue]);
}
