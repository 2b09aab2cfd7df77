import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { BookmarkType } from '#contract/entities/bookmark.ts';
import type { PracticeListRow } from '#data/store/rows.ts';
import { formatNumber } from '#domain/listing/format-number.ts';
import { markWords } from '#ui/practice/bookmark-words.ts';
import { LazyBookmarkMenu } from '#ui/practice/lazy-bookmark-menu.ts';
import classes from './row-mark.module.css';

interface RowMarkProps {
  row: PracticeListRow;
  isOpen: boolean;
  onOpened: (isOpen: boolean) => void;
  /** Absent before the app runs: the button is there and cannot be used yet. */
  onMark?: ((type: BookmarkType) => void) | undefined;
}

/** The learner's own mark of a row: its word where there is one, and the menu to change it. */
export function RowMark({ row, isOpen, onOpened, onMark }: RowMarkProps) {
  const { id, bookmarkType: mark } = row;
  const ref = useRef<HTMLButtonElement>(null);
  // The menu stays once it was there, and the focus comes back from it: its first opening puts another button here.
  const [hadMenu, setHadMenu] = useState(isOpen);
  if (isOpen && !hadMenu) setHadMenu(true);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) ref.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);

  const isMarked = mark !== 'UNMARK';
  const name = isMarked ? `Bookmark: ${markWords[mark]}` : 'Bookmark';
  const face = isMarked ? (
    <>
      <IconBookmarkFilled size={18} aria-hidden="true" />
      <span>{markWords[mark]}</span>
    </>
  ) : (
    <IconBookmark size={20} aria-hidden="true" />
  );
  const shared = {
    type: 'button',
    className: classes.mark,
    'data-marked': isMarked || undefined,
    'aria-label': `${name}, question ${formatNumber(id)}`,
    'aria-haspopup': 'menu',
  } as const;
  const plain = (
    <button {...shared} ref={ref} disabled={onMark === undefined} onClick={() => onOpened(true)}>
      {face}
    </button>
  );
  if (!hadMenu || onMark === undefined) return plain;
  return (
    <Suspense fallback={plain}>
      <LazyBookmarkMenu value={mark} onMark={onMark} opened={isOpen} onOpened={onOpened}>
        <button {...shared} ref={ref}>
          {face}
        </button>
      </LazyBookmarkMenu>
    </Suspense>
  );
}
