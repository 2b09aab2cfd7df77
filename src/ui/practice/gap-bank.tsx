import {
  DndContext,
  DragOverlay,
  PointerSensor,
  defaultDropAnimation,
  pointerWithin,
  rectIntersection,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { Announcements, CollisionDetection } from '@dnd-kit/core';
import { Button } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { gapsOfWords } from '#domain/gaps/filling.ts';
import { gapNumbers } from '#domain/gaps/gap-text.ts';
import { BankGap, BankWord, BankWords } from './gap-bank-parts.tsx';
import { dropOf, wordOf } from './gap-bank-places.ts';
import { GappedText } from './gapped-text.tsx';
import { useGapBank } from './use-gap-bank.ts';
import classes from './gap-bank.module.css';

export interface GapBankProps {
  /** With its gaps as `{1}`, `{2}` and so on. */
  text: string;
  /** All words of the bank, in the order shown. */
  words: readonly string[];
  /** The word in each gap, `null` in an empty one. */
  value: readonly (string | null)[];
  onChange: (value: (string | null)[]) => void;
  /** Stands under the bank and stays in reach with it: the bar with Submit. */
  footer?: ReactNode;
}

/** Everything is told by the line above the bank, in the same words however a word was moved. */
const silent: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** Where the finger points; where it points at nothing, the gap that the word covers most. */
const underFinger: CollisionDetection = (args) => {
  const pointed = pointerWithin(args);
  return pointed.length > 0 ? pointed : rectIntersection(args);
};

/**
 * A text whose gaps are filled from one bank of words: by dragging, or by choosing a word and a gap in either order, with
 * taps or keys. Delete or "Take out" sends a word back to its place in the bank, Escape lets go of what is chosen.
 */
export function GapBank({ text, words, value, onChange, footer }: GapBankProps) {
  const box = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const isStill = useReducedMotion();
  // A short way first, so that a tap stays a tap.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const count = gapNumbers(text).length;
  const gaps = gapsOfWords(words, value);
  const focusGap = (gap: number) =>
    box.current?.querySelector<HTMLElement>(`[data-gap="${gap + 1}"]`)?.focus({ preventScroll: true });
  const bank = useGapBank({ words, gaps, value, count, onChange, focusGap });
  const { hold } = bank;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || hold.kind === 'nothing') return;
    event.stopPropagation();
    bank.letGo();
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underFinger}
      onDragStart={({ active }) => {
        setDragged(wordOf(active.id));
        bank.lift(wordOf(active.id));
      }}
      onDragCancel={({ active }) => {
        setDragged(null);
        bank.drop(wordOf(active.id), { kind: 'nowhere' });
      }}
      onDragEnd={({ active, over }) => {
        setDragged(null);
        bank.drop(wordOf(active.id), dropOf(over?.id));
      }}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
    >
      {/* Hears Escape from the words and gaps in it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={box} className={classes['box']} onKeyDown={onKeyDown}>
        <GappedText
          text={text}
          hasControls
          renderGap={(number) => (
            <BankGap
              number={number}
              count={count}
              word={value[number - 1] ?? null}
              place={gaps.indexOf(number - 1)}
              isHeld={hold.kind === 'gap' && hold.gap === number - 1}
              isTarget={hold.kind === 'word'}
              onTap={() => bank.tapGap(number - 1)}
              onTakeOut={() => bank.takeOut(number - 1)}
            />
          )}
        />
        <div className={classes['dock']}>
          <div className={classes['line']}>
            <output className={classes['told']}>{bank.told}</output>
            {hold.kind === 'gap' && (value[hold.gap] ?? null) !== null && (
              <Button variant="subtle" size="compact-md" h={44} onClick={() => bank.takeOut(hold.gap)}>
                Take out
              </Button>
            )}
          </div>
          <BankWords>
            {words.map((word, place) => (
              <BankWord
                // The words of one item never change while it is shown.
                key={`${place} ${word}`}
                word={word}
                place={place}
                isUsed={gaps[place] !== null}
                isHeld={hold.kind === 'word' && hold.place === place}
                onTap={() => bank.tapWord(place)}
              />
            ))}
          </BankWords>
          {footer !== undefined && <div className={classes['footer']}>{footer}</div>}
        </div>
      </div>
      <DragOverlay dropAnimation={isStill ? null : { ...defaultDropAnimation, duration: 180 }}>
        {dragged === null ? null : (
          <span className={`${classes['word']} ${classes['lifted']}`} lang="en" dir="ltr">
            {words[dragged]}
          </span>
        )}
      </DragOverlay>
    </DndContext>
  );
}
