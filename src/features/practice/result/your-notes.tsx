import classes from './your-notes.module.css';

/** What the learner wrote into the scratch pad, beside the result. */
export function YourNotes({ text }: { text: string }) {
  return (
    <section className={classes.notes} aria-label="Your notes">
      <h3>Your notes</h3>
      <p lang="en" dir="auto">
        {text}
      </p>
    </section>
  );
}
