import type { CountedMax, TaskRule, TraitRule } from './rubric.ts';

/** How many of each countable thing an item has, as far as its task counts them. */
export type ItemCounts = Partial<Readonly<Record<CountedMax, number>>>;

/** Points that a trait can give on this item. A countable thing that the item does not name counts as none. */
export function traitMax(trait: TraitRule, counts: ItemCounts = {}): number {
  return typeof trait.max === 'number' ? trait.max : (counts[trait.max] ?? 0);
}

/** Points that the whole item can give. */
export function taskMax(rule: TaskRule, counts: ItemCounts = {}): number {
  return rule.traits.reduce((sum, trait) => sum + traitMax(trait, counts), 0);
}
