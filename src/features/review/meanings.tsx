import { useEffect, useState } from 'react';
import type { LookUpOutcome } from '#platform/dictionary-client/dictionary-client.ts';
import { useDictionary } from '#ui/dictionary/dictionary-ports.ts';
import classes from './review.module.css';

/** How many meanings a card shows: a card is no dictionary. */
const most = 3;

/** What a word means, in a few lines. Nothing where this device has no dictionary yet. */
export function Meanings({ word }: { word: string }) {
  const ports = useDictionary();
  const dictionary = ports?.dictionary ?? null;
  const [outcome, setOutcome] = useState<LookUpOutcome | null>(null);
  useEffect(() => {
    let isOver = false;
    void (async () => {
      const found = await dictionary?.lookUp(word);
      if (!isOver && found) setOutcome(found);
    })();
    return () => {
      isOver = true;
    };
  }, [dictionary, word]);
  if (outcome?.kind !== 'found') return null;
  const lines = outcome.entry.meanings.flatMap(({ definitions }) => definitions.slice(0, 1)).slice(0, most);
  return (
    <ul className={classes.meanings} lang="en" dir="ltr">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
