import { Button } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { BankItem } from '#contract/items/bank-item.ts';
import classes from './hints.module.css';

/** The key points of a question that has some: what a good answer says. */
export function hintsOf(item: BankItem): readonly string[] {
  return 'keyPoints' in item ? item.keyPoints.map(({ point }) => point) : [];
}

/** Key points for a learner who is stuck: hidden until asked for, one at a time. */
export function Hints({ hints }: { hints: readonly string[] }) {
  const [shown, setShown] = useState(0);
  const listId = useId();
  const left = hints.length - shown;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconBulb size={18} aria-hidden="true" />}
        aria-controls={listId}
        disabled={left === 0}
        onClick={() => setShown(shown + 1)}
      >
        {shown === 0 ? 'Hint' : left === 0 ? 'No more hints' : 'Next hint'}
      </Button>
      <div id={listId} aria-live="polite" className={shown === 0 ? undefined : classes['hints']}>
        {shown > 0 && (
          <>
            <h3>A good answer says</h3>
            <ul lang="en" dir="ltr">
              {hints.slice(0, shown).map((hint) => (
                <li key={hint}>{hint}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  );
}
