import { Card } from '#ui/card.tsx';
import classes from './me.module.css';

/** Whose product this is, and what its figures are worth. */
export function About() {
  return (
    <Card labelledBy="about-heading">
      <h2 className={classes.heading} id="about-heading">
        About Passage
      </h2>
      <p className={classes.quiet}>
        Passage is independent. It is not made, checked or supported by the owner of the exam, and PTE is a
        mark of its owner. All questions are our own writing. Every figure between 10 and 90 that Passage
        shows is an estimate.
      </p>
      <a className={classes.link} href="/doc/academic-score-breakdown.pdf" target="_blank" rel="noreferrer">
        How the points of PTE Academic are made up (PDF)
      </a>
    </Card>
  );
}
