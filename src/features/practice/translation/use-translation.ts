import { useCallback, useEffect, useState } from 'react';
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

/** The languages that a question can be read in; `null`: not known yet, as before the server's first answer. */
export function useTranslationChoices(practiceId: number): readonly TranslationChoice[] | null {
  const { translations } = usePracticePorts();
  const choices = useLive(listTranslationChoices, { practiceId });
  const [hasLooked, setHasLooked] = useState(false);
  useEffect(() => {
    void (async () => {
      await translations.look();
      setHasLooked(true);
    })();
  }, [translations]);
  if (choices.status === 'failed') throw choices.error;
  return choices.status === 'ready' && (choices.data.length > 0 || hasLooked) ? choices.data : null;
}

/**
 * A question in a language, fetched where it is not here. A machine is asked only when the learner says so. Another question or language
 * is another component.
 */
export function useTranslation(
  { taskType, practiceId }: { readonly taskType: BankTaskType; readonly practiceId: number },
  { language, choice }: { language: string; choice: TranslationChoice | undefined },
): { state: TranslationState; ask: () => void } {
  const { translations } = usePracticePorts();
  const kept = useLive(findTranslation, { practiceId, language });
  const [asked, setAsked] = useState<FetchTranslationResult | 'fetching' | null>(null);
  const bring = useCallback(
    () => translations.fetch({ taskType, practiceId }, language),
    [translations, taskType, practiceId, language],
  );
  const comesUnasked = asked === null && choice !== undefined && !choice.isHere && !choice.isMachine;
  useEffect(() => {
    if (comesUnasked) void bring().then(setAsked);
  }, [comesUnasked, bring]);
  const ask = () => {
    setAsked('fetching');
    void bring().then(setAsked);
  };
  if (kept.status === 'failed') throw kept.error;
  return { state: stateOf(), ask };

  function stateOf(): TranslationState {
    if (kept.status !== 'ready') return { kind: 'looking' };
    if (kept.data !== null) return { kind: 'here', translation: kept.data };
    if (asked === 'fetching' || comesUnasked) return { kind: 'fetching' };
    // It came, and is about to be read.
    if (asked === 'kept') return { kind: 'looking' };
    if (asked !== null) return { kind: 'failed', reason: asked };
    return { kind: choice === undefined ? 'none' : 'to-ask' };
  }
}
