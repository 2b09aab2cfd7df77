import { createContext, useContext, useEffect, useRef } from 'react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import type { TaskType } from '#contract/task-type.ts';
import { lookUpOf, selectedLookUp } from '#domain/words/clickable-words.ts';
import { useDictionary } from './dictionary-ports.ts';
import { useTouchSelection } from './use-touch-selection.ts';
import { controls, nextWord, wordAtPoint } from './word-at-point.ts';
import classes from './words-area.module.css';

interface WordsAreaProps {
  /** Where the words are met; it goes with them into the vocab book. */
  practiceType?: TaskType | null;
  /** Only words inside such elements; all words without it. */
  within?: string;
  /** No word opens now: in an exam, and while something plays or is recorded. */
  isOff?: boolean;
  /** The learner is likely to look words up here: the dictionary opens ahead of the first tap. */
  isLikely?: boolean;
  children: ReactNode;
}

const InsideArea = createContext(false);

/**
 * A text whose words open the dictionary: a tap on one, or a selection of some (spec section 5). With the keyboard the arrow
 * keys go from word to word and Enter looks the word up. What is a control inside stays one; an area inside another is part of it.
 */
export function WordsArea(props: WordsAreaProps) {
  return useContext(InsideArea) ? props.children : <OuterArea {...props} />;
}

function OuterArea({
  practiceType = null,
  within,
  isOff = false,
  isLikely = false,
  children,
}: WordsAreaProps) {
  const dictionary = useDictionary();
  const area = useRef<HTMLDivElement>(null);
  const isOn = dictionary !== null && !isOff;
  const open = (word: string) => dictionary?.openWord({ word, practiceType });
  const lookUpSelection = () => {
    const selection = getSelection();
    if (!isOn || selection === null || selection.isCollapsed) return;
    const isInside = [selection.anchorNode, selection.focusNode].every((node) =>
      isText(area.current, node, within),
    );
    const word = isInside ? selectedLookUp(selection.toString()) : null;
    if (word !== null) open(word);
  };
  const onTouch = useTouchSelection(area, lookUpSelection);
  useEffect(() => (isOn && isLikely ? dictionary.prepareSoon() : undefined), [isOn, isLikely, dictionary]);

  const onPointerDown = ({ pointerType }: PointerEvent) => {
    if (!isOn) return;
    dictionary.prepare();
    onTouch(pointerType === 'touch');
  };
  const onPointerUp = ({ pointerType, button }: PointerEvent) => {
    if (pointerType !== 'touch' && button === 0) lookUpSelection();
  };
  const onClick = ({ target, clientX, clientY }: React.MouseEvent) => {
    if (!isOn || area.current === null || getSelection()?.isCollapsed === false) return;
    if (!(target instanceof Element) || !area.current.contains(target)) return;
    if (target.closest(controls) !== null || !isText(area.current, target, within)) return;
    const word = wordAtPoint(area.current, clientX, clientY);
    if (word !== null) open(lookUpOf(word));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOn || event.target !== area.current || area.current === null) return;
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      if (nextWord(area.current, event.key === 'ArrowRight' ? 1 : -1, within)) event.preventDefault();
    } else if (event.key === 'Enter') {
      const word = selectedLookUp(getSelection()?.toString() ?? '');
      if (word !== null) open(word);
    }
  };
  const asText = isOn
    ? ({
        className: classes['area'],
        // The keys that the label names need the focus in it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex: 0,
        role: 'group',
        'aria-label': 'Words to look up: arrow keys choose a word, Enter opens it',
      } as const)
    : {};
  return (
    <InsideArea value>
      {/* The words are reached by the keys that the label names; a stop for each of some hundred words would be none. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div
        ref={area}
        {...asText}
        onPointerDown={onPointerDown}
        onPointerUp={onPointerUp}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        {children}
      </div>
    </InsideArea>
  );
}

/** Whether a place is in the area, and in what of it has words to look up. */
function isText(area: Element | null, node: Node | null, within: string | undefined): boolean {
  if (area === null || node === null || !area.contains(node)) return false;
  if (within === undefined) return true;
  const element = node instanceof Element ? node : node.parentElement;
  return element !== null && element.closest(within) !== null;
}
