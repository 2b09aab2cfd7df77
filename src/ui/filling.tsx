import classes from './filling.module.css';

/** Stands where something is still read: what follows it in the same place is not shown before, so that nothing is pushed down. */
export function Filling() {
  return <span className={classes.filling} data-filling />;
}
