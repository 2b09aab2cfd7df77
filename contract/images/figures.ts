import { z } from 'zod';

/** What every picture made of figures says about them. */
export const figureFields = {
  title: z.string().min(3).max(80),
  /** What is counted or measured: `Visitors a day`. */
  measure: z.string().min(2).max(50),
  /** `%`, `$` and the like stand by the figure; words such as `minutes` after it; empty for plain counts. */
  unit: z.string().max(20),
  /** Where the figures are from. Made up ones say so: `Figures for practice`. */
  source: z.string().min(3).max(80).optional(),
};

/** Longer figures cannot be read on a phone. */
export const Value = z.number().min(-9_999_999).max(9_999_999).multipleOf(0.01);

export function hasNoDoubles(names: readonly string[]): boolean {
  return new Set(names.map((name) => name.toLowerCase())).size === names.length;
}
