import { Button } from '@mantine/core';
import type { AnswerValue } from '#contract/entities/answer.ts';
import type { Attempt, HandIn } from '#features/practice/attempt/attempt.ts';
import classes from './submit-bar.module.css';

export interface SubmitBarProps<Value extends AnswerValue> {
  attempt: Attempt<Value>;
  /** What would be handed in now; `null` while that is nothing. */
  answer: HandIn<Value> | null;
  /** What is still to be done before Submit works. */
  hint: string;
}

/** The one primary action, in the thumb's reach. */
export function SubmitBar<Value extends AnswerValue>({ attempt, answer, hint }: SubmitBarProps<Value>) {
  return (
    <div className={classes.bar}>
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
