import type { practiceStatuses } from '#contract/entities/practice.ts';

/** Practice status filter (spec section 4). */
export const statusWords = {
  ALL: 'All',
  PRACTICED: 'Practised',
  NOT_PRACTICED: 'Not practised',
} as const satisfies Record<(typeof practiceStatuses)[number], string>;
