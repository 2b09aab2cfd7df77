import { Button, Popover, VisuallyHidden } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import type { PlacedWord } from '#contract/entities/evidence.ts';
import { findingNames, findingTitle, kindOf } from './finding-words.ts';
import classes from './marked-text.module.css';

export interface FindingMarkProps {
  finding: PlacedWord;
  /** What lies behind it. */
  wash: string | null;
  /** Punctuation that stays on its line: browsers would break one before it, after a button. */
  tail: string;
}

/** Words of a text with something to say about them: they open a small card with the reason and the fix. */
export function FindingMark({ finding, wash, tail }: FindingMarkProps) {
  const [isOpen, setIsOpen] = useState(false);
  const kind = kindOf(finding);
  const { word, suggestion, explanation } = finding;
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      width="min(20rem, calc(100vw - 32px))"
      position="bottom"
      shadow="md"
      trapFocus
      returnFocus
      withArrow
      middlewares={{ flip: true, shift: { padding: 16 } }}
    >
      <span className={classes['kept']}>
        <Popover.Target>
          <button
            type="button"
            className={classes['finding']}
            data-finding={kind}
            data-wash={wash ?? undefined}
            onClick={() => setIsOpen(!isOpen)}
          >
            {word}
            <VisuallyHidden> ({findingNames[kind].toLowerCase()})</VisuallyHidden>
          </button>
        </Popover.Target>
        {tail}
      </span>
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
        <Button variant="default" size="sm" onClick={() => setIsOpen(false)}>
          Close
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
