import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { lazy, Suspense, useId, useState } from 'react';
import type { BankItem } from '#contract/items/bank-item.ts';
import { findEarlierAnswer } from '#data/queries/find-earlier-answer.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { compareScores } from '#domain/answers/compare-scores.ts';
import { useNow } from '#ui/use-now.ts';
import { comparisonWords, earlierWords } from './comparison-words.ts';
import classes from './compare.module.css';

const BothAnswers = lazy(async () => ({ default: (await import('./both-answers.tsx')).BothAnswers }));

export interface EarlierLineProps {
  item: BankItem;
  /** An own answer with a score. */
  answerId: string;
}

/** "6 points more than on Tuesday": an answer beside the one before it to the same question; a tap shows both. Nothing for a first one. */
export function EarlierLine({ item, answerId }: EarlierLineProps) {
  const found = useLive(findEarlierAnswer, { answerId }, { drawsMuch: true });
  const { clock } = useDataContext();
  const pair = found.status === 'ready' ? found.data : null;
  const now = useNow(clock, pair !== null);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { own, earlier } = pair ?? {};
  const comparison = own?.score && earlier?.score ? compareScores(own.score, earlier.score) : null;
  if (pair === null || comparison === null) return null;
  const when = earlierWords(pair.at, { of: pair.ownAt, now });
  const { kind } = comparison;
  return (
    <div className={classes['line']}>
      <UnstyledButton
        className={classes['toggle'] ?? ''}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {comparisonWords(comparison, when)}
        <IconChevronDown size={18} aria-hidden="true" />
      </UnstyledButton>
      <div id={id}>
        {isOpen && (
          <Suspense fallback={<div className={classes['coming']} aria-busy="true" />}>
            <BothAnswers
              item={item}
              pair={pair}
              when={when}
              hasSameRules={kind !== 'other-version' && kind !== 'other-question'}
            />
          </Suspense>
        )}
      </div>
    </div>
  );
}
