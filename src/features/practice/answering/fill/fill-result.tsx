import type { Score } from '#contract/entities/answer.ts';
import { GapsKey, GapsResult } from '#ui/practice/gaps-result.tsx';
import type { FillValue } from './fill.ts';

interface FillItem {
  readonly text: string;
  readonly gaps: readonly { readonly correct: string; readonly why: string }[];
}

/** The text with what was put in and what is right, and why. The scorer has decided what counts as right. */
export function FillResult({ item, value, score }: { item: FillItem; value: FillValue; score: Score }) {
  const { evidence } = score;
  const scored = evidence.kind === 'gaps' ? evidence.gaps : [];
  return (
    <GapsResult
      text={item.text}
      gaps={item.gaps.map(({ correct, why }, at) => ({
        right: correct,
        why,
        given: value.gaps[at] ?? null,
        isRight: scored[at]?.correct ?? false,
      }))}
    />
  );
}

export function FillKey({ item }: { item: FillItem }) {
  return <GapsKey text={item.text} gaps={item.gaps.map(({ correct, why }) => ({ right: correct, why }))} />;
}
