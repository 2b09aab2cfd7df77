import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import classes from './dictionary-popup.module.css';

/** The shape of an entry while it is looked up. */
export function EntrySkeleton({ word }: { word: string }) {
  return (
    <div className={classes['stack']} aria-busy="true">
      <h2 className={classes['word']} lang="en" dir="ltr">
        {word}
      </h2>
      <SkeletonBlock width="60%" height="44px" />
      <SkeletonBlock width="40%" height="44px" />
      <SkeletonBlock height="96px" />
    </div>
  );
}
