import type { ScoreEvidence } from '#contract/entities/answer.ts';
import type { WritingWords } from './writing-words.ts';

type WritingEvidence = Extract<ScoreEvidence, { kind: 'writing' }>;

/** Which gate of the exam makes the whole answer worth nothing, in words; `null` while none does. */
export function gateWords({ closedBy, formBand }: WritingEvidence, { noun }: WritingWords): string | null {
  // Before the engine has read it only the form is known.
  const gate = closedBy ?? (formBand.points === 0 ? 'form' : null);
  return gate === null
    ? null
    : `No points for ${gate} means no points for the whole ${noun}. The exam has the same rule.`;
}
