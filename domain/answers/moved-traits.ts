import type { Score, Trait } from '#contract/entities/answer.ts';

export interface MovedTrait {
  readonly now: Trait;
  readonly earlier: Trait;
}

/**
 * The traits in which two scores by the same rules differ: exact ones by their points, estimates where their ranges do not meet. A
 * trait that is the whole score is none of them.
 */
export function movedTraits(now: Score, earlier: Score): MovedTrait[] {
  if (now.traits.length < 2) return [];
  return now.traits.flatMap((trait) => {
    const before = earlier.traits.find(({ id }) => id === trait.id);
    const isMoved = before !== undefined && (trait.low > before.high || trait.high < before.low);
    return isMoved ? [{ now: trait, earlier: before }] : [];
  });
}
