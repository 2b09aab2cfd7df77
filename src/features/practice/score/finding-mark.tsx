import { Button, Popover, VisuallyHidden } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { Ref, RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { PlacedWord } from '#contract/entities/scored-word.ts';
import { findingNames, findingTitle, kindOf } from './finding-words.ts';
import classes from './marked-text.module.css';

export interface FindingMarkProps {
  finding: PlacedWord;
  /** What lies behind it. */
  wash: string | null;
  /** Punctuation that stays on its line: browsers would break one before it, after a button. */
  tail: string;
  /** The place that evidence leads to begins here. */
  isPlace?: boolean;
}

/**
 * Words of a text with something to say about them: they open a small card with the reason and the fix. A text may have many,
 * and the machinery of a card is much to draw: it comes with the first tap.
 */
export function FindingMark({ finding, wash, tail, isPlace = false }: FindingMarkProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isUsed, setIsUsed] = useState(false);
  const mark = useRef<HTMLButtonElement>(null);
  const id = useId();
  const kind = kindOf(finding);
  const { word } = finding;
  const toggle = () => {
    // The card is there before it opens: only then it knows where the focus goes back to.
    if (!isUsed) flushSync(() => setIsUsed(true));
    setIsOpen(!isOpen);
  };
  return (
    <>
      <span className={classes['kept']}>
        <button
          ref={mark}
          type="button"
          id={id}
          className={classes['finding']}
          data-finding={kind}
          data-wash={wash ?? undefined}
          data-place={isPlace || undefined}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-dropdown` : undefined}
          onClick={toggle}
        >
          {word}
          <VisuallyHidden> ({findingNames[kind].toLowerCase()})</VisuallyHidden>
        </button>
        {tail}
      </span>
      {isUsed && <FindingCard id={id} finding={finding} mark={mark} isOpen={isOpen} onChange={setIsOpen} />}
    </>
  );
}

interface FindingCardProps {
  id: string;
  finding: PlacedWord;
  /** What it belongs to. */
  mark: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
}

function FindingCard({ id, finding, mark, isOpen, onChange }: FindingCardProps) {
  const { word, suggestion, explanation } = finding;
  return (
    <Popover
      id={id}
      opened={isOpen}
      onChange={onChange}
      width="min(20rem, calc(100vw - 32px))"
      position="bottom"
      shadow="md"
      trapFocus
      returnFocus
      withArrow
      middlewares={{ flip: true, shift: { padding: 16 } }}
    >
      <Popover.Target>
        <Place of={mark} />
      </Popover.Target>
      <Popover.Dropdown className={classes['card']}>
        <p className={classes['cardTitle']}>{findingTitle(finding)}</p>
        {suggestion !== undefined && (
          <p className={classes['fix']} lang="en">
            <s>
              <VisuallyHidden>Instead of: </VisuallyHidden>
              {word}
            </s>
            <IconArrowRight size={18} aria-hidden="true" />
            <b>
              <VisuallyHidden>Write: </VisuallyHidden>
              {suggestion}
            </b>
          </p>
        )}
        {explanation !== undefined && <p>{explanation}</p>}
        <Button variant="default" size="sm" onClick={() => onChange(false)}>
          Close
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Lends the card the place of an element that stands elsewhere. */
function Place({ of, ref }: { of: RefObject<HTMLElement | null>; ref?: Ref<HTMLElement> }) {
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return undefined;
    const letGo = ref(of.current);
    return () => (letGo ? letGo() : void ref(null));
  }, [of, ref]);
  return null;
}
