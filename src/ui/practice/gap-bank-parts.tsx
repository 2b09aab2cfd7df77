import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { bankId, gapId, wordId } from './gap-bank-places.ts';
import gapClasses from './gapped-text.module.css';
import classes from './gap-bank.module.css';

interface BankGapProps {
  /** From 1. */
  number: number;
  count: number;
  word: string | null;
  /** Of its word in the bank, from 0. */
  place: number;
  isHeld: boolean;
  /** A word waits to be put somewhere. */
  isTarget: boolean;
  onTap: () => void;
  onTakeOut: () => void;
}

/** A gap: a place to drop a word in, and with a word in it something to drag. */
export function BankGap(props: BankGapProps) {
  const { number, count, word, place, isHeld, isTarget, onTap, onTakeOut } = props;
  const drop = useDroppable({ id: gapId(number - 1) });
  const drag = useDraggable({
    id: place === -1 ? `empty:${number}` : wordId(place),
    disabled: place === -1,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Delete' || event.key === 'Backspace') onTakeOut();
  };
  return (
    <button
      type="button"
      ref={(node) => {
        drop.setNodeRef(node);
        drag.setNodeRef(node);
      }}
      className={`${gapClasses['gap']} ${classes['gap']}`}
      data-gap={number}
      data-empty={word === null}
      data-over={drop.isOver}
      data-target={isTarget}
      data-lifted={drag.isDragging}
      aria-pressed={isHeld}
      aria-label={`Gap ${number} of ${count}, ${word ?? 'empty'}`}
      onClick={onTap}
      onKeyDown={onKeyDown}
      {...drag.listeners}
    >
      {word ?? '\u00A0'}
    </button>
  );
}

/** The bank, where a word from a gap can be dropped. */
export function BankWords({ children }: { children: ReactNode }) {
  const { setNodeRef, isOver } = useDroppable({ id: bankId });
  return (
    <ul
      ref={setNodeRef}
      className={classes['words']}
      data-over={isOver}
      aria-label="Words for the gaps"
      lang="en"
      dir="ltr"
    >
      {children}
    </ul>
  );
}

interface BankWordProps {
  word: string;
  /** In the bank, from 0. */
  place: number;
  /** It stands in a gap. Its place is kept free for it. */
  isUsed: boolean;
  isHeld: boolean;
  onTap: () => void;
}

export function BankWord({ word, place, isUsed, isHeld, onTap }: BankWordProps) {
  return isUsed ? (
    <li className={`${classes['word']} ${classes['slot']}`} aria-hidden="true">
      {word}
    </li>
  ) : (
    <li>
      <FreeWord word={word} place={place} isHeld={isHeld} onTap={onTap} />
    </li>
  );
}

function FreeWord({ word, place, isHeld, onTap }: Omit<BankWordProps, 'isUsed'>) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: wordId(place) });
  return (
    <button
      type="button"
      ref={setNodeRef}
      className={classes['word']}
      data-lifted={isDragging}
      aria-pressed={isHeld}
      onClick={onTap}
      {...listeners}
    >
      {word}
    </button>
  );
}
