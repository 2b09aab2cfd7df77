import type { AnswerValue, EvidenceOf, Score } from '#contract/entities/answer.ts';

export type FillValue = Extract<AnswerValue, { kind: 'fill' }>;

/** How filling begins, and when there is something in it to lose. */
export const fillStart = {
  startValue: ({ gaps }: { readonly gaps: readonly unknown[] }): FillValue => ({
    kind: 'fill',
    gaps: gaps.map(() => null),
  }),
  hasWork: ({ gaps }: FillValue) => gaps.some(isFilled),
};

export function isFilled(word: string | null): word is string {
  return word !== null && word.trim() !== '';
}

type Gap = EvidenceOf<'gaps'>['gaps'][number];

/** The gaps that were not right; none where the score says nothing of gaps. */
export function wrongGaps({ evidence }: Score): Gap[] {
  return evidence.kind === 'gaps' ? evidence.gaps.filter(({ correct }) => !correct) : [];
}
