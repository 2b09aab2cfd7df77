import { useRef } from 'react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import type { TaskType } from '#contract/task-type.ts';
import { lookUpOf, selectedLookUp } from '#domain/dictionary/clickable-words.ts';
import { useDictionary } from './dictionary-ports.ts';
import { nextWord, wordAtPoint } from './word-at-point.ts';
import classes from './words-area.module.css';

interface WordsAreaProps {
  /** Where the words are met; it goes with them into the vocab book. */
  practiceType?: TaskType | null;
  children: ReactNode;
}

/** What has a meaning of its own when it is tapped. */
const controls = 'a, button, input, select, textarea, label, summary, [role="button"], [contenteditable]';

/**
 * A text whose words open the dictionary: a tap on one, or a selection of some (spec section 5). With the keyboard the arrow
 * keys go from word to word and Enter looks the word up. What is a control inside stays one.
 */
export function WordsArea({ practiceType = null, children }: WordsAreaProps) {
  const dictionary = useDictionary();
  const area = useRef<HTMLElement>(null);
  if (dictionary === null) return <div>{children}</div>;
  const open = (word: string) => dictionary.openWord({ word, practiceType });

  const onPointerUp = (event: PointerEvent) => {
    const selection = getSelection();
    if (selection === null || selection.isCollapsed || event.button !== 0) return;
    const isInside =
      area.current?.contains(selection.anchorNode) === true && area.current.contains(selection.focusNode);
    const word = isInside ? selectedLookUp(selection.toString()) : null;
    if (word !== null) open(word);
  };
  const onClick = (event: React.MouseEvent) => {
    if (event.target instanceof Element && event.target.closest(controls) !== null) return;
    if (getSelection()?.isCollapsed === false) return;
    const word = area.current && wordAtPoint(area.current, event.clientX, event.clientY);
    if (word !== null) open(lookUpOf(word));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== area.current || area.current === null) return;
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      if (nextWord(area.current, event.key === 'ArrowRight' ? 1 : -1)) event.preventDefault();
    } else if (event.key === 'Enter') {
      const word = selectedLookUp(getSelection()?.toString() ?? '');
      if (word !== null) open(word);
    }
  };
  return (
    // The words are reached by the keys that the label names; a stop for each of some hundred words would be none.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={area}
      className={classes['area']}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label="Words to look up: arrow keys choose a word, Enter opens it"
      onPointerUp={onPointerUp}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {children}
    </section>
  );
}
