import type { Certainty } from '#domain/estimates/estimates.ts';

/** How sure an estimate is. */
export const certaintyWords = {
  rough: 'a rough estimate',
  fair: 'a fair estimate',
  good: 'a good estimate',
} as const satisfies Record<Certainty, string>;
