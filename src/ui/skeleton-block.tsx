import classes from './skeleton-block.module.css';

/** A place that will be filled: of the size of what comes, so that nothing moves when it does. */
export function SkeletonBlock({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return <span className={classes.block} style={{ width, height }} aria-hidden="true" />;
}
