import '#ui/mantine-styles.ts';
import { Card } from '#ui/card.tsx';
import { MeSubPage } from './me-sub-page.tsx';
import classes from './me.module.css';

/** `/me/about`: whose product this is, and what its figures are worth. */
export function AboutScreen() {
  return (
    <MeSubPage title="About Passage">
      <Card>
        <p className={classes.text}>
          Passage is independent. It is not made, checked or supported by the owner of the exam, and PTE is a
          mark of its owner.
        </p>
        <p className={classes.text}>We wrote all the questions ourselves. None of them comes from an exam.</p>
        <p className={classes.text}>
          Every score between 10 and 90 that you see here is an estimate. The score of your exam can be
          different.
        </p>
        <p className={classes.text}>
          What you do is saved on your device first. Your answers and recordings are only sent to the server
          when you sign in.
        </p>
      </Card>
    </MeSubPage>
  );
}
