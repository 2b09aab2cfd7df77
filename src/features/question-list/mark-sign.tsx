import { IconBookmarkFilled } from '@tabler/icons-react';
import type { BookmarkType } from '#contract/entities/bookmark.ts';
import { markWords } from './labels.ts';
import classes from './mark-sign.module.css';

/** The learner's own mark, as a word with a bookmark; nothing where there is none. */
export function MarkSign({ mark }: { mark: BookmarkType }) {
  if (mark === 'UNMARK') return null;
  return (
    <span className={classes.mark}>
      <IconBookmarkFilled size={15} aria-hidden="true" />
      {markWords[mark]}
    </span>
  );
}
