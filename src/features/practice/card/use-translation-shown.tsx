import { useMemo, useState, type ReactNode } from 'react';
import type { BankItem } from '#contract/items/bank-item.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { listTranslationChoices } from '#data/queries/translations.ts';
import { partsSeenFirst } from '#domain/translation/translated-parts.ts';
import { TranslationView, type Arrival } from '#features/practice/translation/translation-view.tsx';
import classes from './practice-card.module.css';

interface TranslationShownOptions {
  item: BankItem;
  /** The mode and the place in the question allow help. */
  mayShow: boolean;
  /** The answer is open, or the question is handed in: nothing can be given away any more. */
  isAnswerShown: boolean;
  /** Opens the answer, which has the whole translation with it. */
  showAnswer: () => void;
}

interface TranslationShown {
  /** What comes with it; `null`: there is none, or none yet. */
  readonly hint: string | null;
  readonly show: () => void;
  /** For the translation that comes with the answer. */
  readonly arrival: Arrival;
  /** What is read before the answer; `null`: not now. */
  readonly panel: ReactNode;
}

/**
 * The way to the translation of a question: before the answer what the learner has before them anyway, and with the answer all of it.
 * Where a translation would give the answer away it opens the answer.
 */
export function useTranslationShown(options: TranslationShownOptions): TranslationShown {
  const { item, mayShow, isAnswerShown, showAnswer } = options;
  const choices = useLive(listTranslationChoices, { practiceId: item.id });
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const arrival = useMemo(() => ({ isWanted, onArrive: () => setIsWanted(false) }), [isWanted]);
  const parts = partsSeenFirst(item.taskType);
  const isBefore = !isAnswerShown && parts.length > 0;
  const isThere = mayShow && choices.status === 'ready' && choices.data.length > 0;
  const hint = isBefore ? 'Of what you read here' : 'Shown with the answer';
  return {
    hint: isThere ? hint : null,
    arrival,
    show() {
      if (isBefore) setIsOpen(true);
      else showAnswer();
      setIsWanted(true);
    },
    panel: isOpen && isBefore && mayShow && (
      <div className={classes['translation']}>
        <TranslationView item={item} parts={parts} arrival={arrival} onClose={() => setIsOpen(false)} />
      </div>
    ),
  };
}
