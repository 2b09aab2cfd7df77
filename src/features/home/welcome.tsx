import classes from './home.module.css';

/** For who has not answered anything yet: what this is. Part of the first paint. */
export function Welcome() {
  return (
    <p className={classes.welcome}>
      Practise speaking, reading, writing and listening for PTE Academic and PTE Core, and see the reasons
      behind every score. It all works without a connection: what you do is saved on this device first.
    </p>
  );
}
