import classes from './with-reason.module.css';

/** Every reason of a text, for the paper: on a screen each one opens at its own place. */
export function ReasonsOnPaper({ reasons }: { reasons: readonly { title: string; reason: string }[] }) {
  return (
    <ol className={classes['paper']}>
      {reasons.map(({ title, reason }, at) => (
        <li key={`reason ${at}`}>
          <b>{title}</b> {reason}
        </li>
      ))}
    </ol>
  );
}
