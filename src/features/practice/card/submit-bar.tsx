import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { AnswerValue } from '#contract/entities/answer.ts';
import type { Attempt, HandIn } from '#features/practice/attempt/attempt.ts';
import classes from './submit-bar.module.css';

export interface SubmitBarProps<Value extends AnswerValue> {
  attempt: Attempt<Value>;
  /** What would be handed in now; `null` while that is nothing. */
  answer: HandIn<Value> | null;
  /** What is still to be done before Submit works. */
  hint: string;
  /** What the learner should see before Submit, wherever the page is scrolled to. */
  note?: ReactNode;
}

/** The one primary action, in the thumb's reach. */
export function SubmitBar<Value extends AnswerValue>({ attempt, answer, hint, note }: SubmitBarProps<Value>) {
  // Here and not with the attempt: a tap draws this button anew, not the question with its text box.
  const [isSubmitting, setIsSubmitting] = useState(false);
  const submit = async () => {
    if (answer === null) return;
    setIsSubmitting(true);
    await attempt.submit(answer);
    setIsSubmitting(false);
  };
  return (
    <div className={classes.bar}>
      {note}
      {answer === null && <span className={classes.hint}>{hint}</span>}
      <Button
        className={classes.action ?? ''}
        disabled={answer === null}
        loading={isSubmitting}
        onClick={() => void submit()}
      >
        Submit
      </Button>
    </div>
  );
}
