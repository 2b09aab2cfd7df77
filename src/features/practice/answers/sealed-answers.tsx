import classes from './answer-area.module.css';

/** In the place of the answers and comments of a question that is practised as in the exam: they would tell its answer. */
export function SealedAnswers() {
  return (
    <p className={classes.sealed}>
      Answers and comments are shown when you have submitted. In practice mode they are always open.
    </p>
  );
}
