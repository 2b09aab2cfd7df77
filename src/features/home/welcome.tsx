import classes from './home.module.css';

/** For who has not answered anything yet: what this is. Part of the first paint. */
export function Welcome() {
  return (
    <p className={classes.welcome}>
      Practise for PTE Academic and PTE Core, and see the reasons behind every score. It all works without a
      connection.
    </p>
  );
}
