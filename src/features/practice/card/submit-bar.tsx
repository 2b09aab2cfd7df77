import { Button } from '@mantine/core';
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
  return (
    <div className={classes.bar}>
      {note}
      {answer === null && <span className={classes.hint}>{hint}</span>}
      <Button
        className={classes.action ?? ''}
        disabled={answer === null}
        loading={attempt.isSubmitting}
        onClick={() => answer && void attempt.submit(answer)}
      >
        Submit
      </Button>
    </div>
  );
}
