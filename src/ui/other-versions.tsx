import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { DraftVersion, ReadVersion } from '#platform/draft-versions.ts';
import { timeAgo } from './practice/time-ago.tsx';
import { UndoLine } from './undo-line.tsx';
import classes from './other-versions.module.css';

/** What can be done with the versions of a draft that other tabs wrote. */
export interface VersionChoices<Draft> {
  readonly others: readonly ReadVersion<Draft>[];
  /** Shows it; what is here becomes another version. */
  readonly turnTo: (version: DraftVersion) => Promise<void>;
  readonly discard: (version: DraftVersion) => Promise<void>;
  readonly restore: (version: DraftVersion) => Promise<void>;
}

interface OtherVersionsProps<Draft> {
  choices: VersionChoices<Draft>;
  /** What they are versions of: "text", "answer". */
  noun: string;
  now: number;
  /** What one says; `null` where it can be seen only in its place. */
  show: (draft: Draft) => ReactNode;
}

/** Offers what other tabs wrote at the same time. Nothing is lost by waiting: all are kept. */
export function OtherVersions<Draft>({ choices, noun, now, show }: OtherVersionsProps<Draft>) {
  const { others, turnTo, discard, restore } = choices;
  const [gone, setGone] = useState<DraftVersion | null>(null);
  const remove = async (version: DraftVersion) => {
    await discard(version);
    setGone(version);
  };
  const undo = async (version: DraftVersion) => {
    await restore(version);
    setGone(null);
  };
  if (others.length === 0 && gone === null) return null;
  return (
    <section className={classes['list']} aria-label={`The ${noun} of another tab`}>
      {others.map(({ version, draft }) => {
        const shown = show(draft);
        return (
          <div key={`${version.by} ${version.n}`} className={classes['card']}>
            <p className={classes['line']}>
              Another tab has a different {noun}. Both are kept.
              {version.at > 0 && (
                <span className={classes['when']}> Last changed: {timeAgo(version.at, now)}.</span>
              )}
            </p>
            {shown !== null && (
              <details>
                <summary>Look at it</summary>
                <div className={classes['text']} dir="auto" translate="no">
                  {shown}
                </div>
              </details>
            )}
            <div className={classes['actions']}>
              <Button variant="default" px={12} onClick={() => void turnTo(version)}>
                Use that one
              </Button>
              <Button variant="subtle" color="red" px={12} onClick={() => void remove(version)}>
                Delete that one
              </Button>
            </div>
          </div>
        );
      })}
      {gone && <UndoLine said={`The other ${noun} is deleted.`} onUndo={() => void undo(gone)} />}
    </section>
  );
}
