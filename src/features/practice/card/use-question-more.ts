import { useEffect, useMemo, useRef } from 'react';
import type { PracticeMode } from '#contract/exam.ts';
import type { QuestionMoreProps } from './question-more.tsx';

interface MoreArgs extends Omit<QuestionMoreProps, 'onTranslation'> {
  hasTranslation: boolean;
  onTranslation: () => void;
}

/** What the menu needs: the same object while nothing that it shows changes, so that a typed letter draws no menu anew. */
export function useQuestionMore(args: MoreArgs): QuestionMoreProps {
  const { mode, isFixed, isHeld, hasWork, hasTranslation, translationHint } = args;
  const latest = useRef(args);
  useEffect(() => {
    latest.current = args;
  });
  return useMemo(
    () => ({
      mode,
      isFixed,
      isHeld,
      hasWork,
      onMode: (next: PracticeMode) => latest.current.onMode(next),
      onTranslation: hasTranslation ? () => latest.current.onTranslation() : null,
      translationHint,
    }),
    [mode, isFixed, isHeld, hasWork, hasTranslation, translationHint],
  );
}
