import { useEffect, useState } from 'react';
import type { BankTaskType } from '#contract/items/bank-item.ts';
import type { Translation } from '#contract/items/translation.ts';
import { useLive } from '#data/hooks/use-live.ts';
import {
  findTranslation,
  listTranslationChoices,
  type TranslationChoice,
} from '#data/queries/translations.ts';
import type { FetchTranslationResult } from '#data/store/content/translation-store.ts';
import { usePracticePorts } from '#features/practice/practice-ports.ts';

export type TranslationState =
  | { readonly kind: 'looking' | 'fetching' }
  | { readonly kind: 'here'; readonly translation: Translation }
  /** A machine can make it: nobody has asked it to. */
  | { readonly kind: 'to-ask' }
  /** The server has it not, and neither has this device. */
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly reason: Exclude<FetchTranslationResult, 'kept'> };

interface Asked {
  readonly language: string;
  readonly result: FetchTranslationResult | null;
}

/** The languages that a question can be read in, asked for anew; `null`: not known yet. */
export function useTranslationChoices(practiceId: number): readonly TranslationChoice[] | null {
  const { translations } = usePracticePorts();
  const choices = useLive(listTranslationChoices, { practiceId });
  useEffect(() => {
    void translations.look();
  }, [translations]);
  if (choices.status === 'failed') throw choices.error;
  return choices.status === 'ready' ? choices.data : null;
}

/** A question in a language, fetched where it is not here. A machine is asked only when the learner says so. */
export function useTranslation(
  question: { readonly taskType: BankTaskType; readonly practiceId: number },
  { language, choice }: { language: string; choice: TranslationChoice | undefined },
): { state: TranslationState; ask: () => void } {
  const { translations } = usePracticePorts();
  const { taskType, practiceId } = question;
  const kept = useLive(findTranslation, { practiceId, language });
  const [asked, setAsked] = useState<Asked | null>(null);
  const own = asked?.language === language ? asked : null;
  const ask = async () => {
    setAsked({ language, result: null });
    const result = await translations.fetch({ taskType, practiceId }, language);
    // Another language was chosen meanwhile.
    setAsked((now) => (now?.language === language ? { language, result } : now));
  };
  const comesOfItself = choice !== undefined && !choice.isHere && !choice.isMachine && own === null;
  useEffect(() => {
    let isGone = false;
    void (async () => {
      if (!comesOfItself) return;
      const result = await translations.fetch({ taskType, practiceId }, language);
      if (!isGone) setAsked({ language, result });
    })();
    return () => {
      isGone = true;
    };
  }, [comesOfItself, translations, taskType, practiceId, language]);

  if (kept.status === 'failed') throw kept.error;
  return { state: stateOf(), ask: () => void ask() };

  function stateOf(): TranslationState {
    if (kept.status !== 'ready') return { kind: 'looking' };
    if (kept.data !== null) return { kind: 'here', translation: kept.data };
    if (own?.result === null || comesOfItself) return { kind: 'fetching' };
    // It came, and is about to be read.
    if (own?.result === 'kept') return { kind: 'looking' };
    if (own) return { kind: 'failed', reason: own.result as Exclude<FetchTranslationResult, 'kept'> };
    return { kind: choice === undefined ? 'none' : 'to-ask' };
  }
}
