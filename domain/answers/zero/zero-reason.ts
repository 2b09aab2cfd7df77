import type { EvidenceOf, Score, ScoreEvidence, Trait } from '#contract/entities/answer.ts';
import type { TaskRule, TraitId, TraitRule } from '#domain/rubric/rubric.ts';

/** What a reason is made of. */
export interface ZeroFacts {
  readonly score: Score;
  readonly trait: Trait;
  readonly rule: TaskRule;
}

/**
 * Why a trait has no points, as it goes on after "No point for form: ". `null` where the evidence does not tell: older scores have
 * less of it.
 */
export type WhyZero = (facts: ZeroFacts) => string | null;

/** By trait of a task. */
export type WhyZeroByTrait = Readonly<Partial<Record<TraitId, WhyZero>>>;

/** A reason from evidence of one kind; nothing from any other. */
export const from =
  <Kind extends ScoreEvidence['kind']>(
    kind: Kind,
    say: (evidence: EvidenceOf<Kind>, facts: ZeroFacts) => string | null,
  ): WhyZero =>
  (facts) => {
    const { evidence } = facts.score;
    return evidence.kind === kind ? say(evidence as EvidenceOf<Kind>, facts) : null;
  };

/** The name of a trait inside a sentence. */
export function traitWords(traits: readonly TraitRule[], id: string): string {
  const label = traits.find((trait) => trait.id === id)?.label ?? id;
  return label.charAt(0).toLowerCase() + label.slice(1);
}
