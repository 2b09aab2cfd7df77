import { useEffect, useMemo, useRef } from 'react';
import type { PracticeMode } from '#contract/exam.ts';
import type { QuestionMoreProps } from './question-more.tsx';

/** What the menu needs: the same object while nothing that it shows changes, so that a typed letter draws no menu anew. */
export function useQuestionMore(args: QuestionMoreProps): QuestionMoreProps {
  const { mode, isFixed, isHeld, hasWork, translationHint } = args;
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
      onTranslation: () => latest.current.onTranslation(),
      translationHint,
    }),
    [mode, isFixed, isHeld, hasWork, translationHint],
  );
}
