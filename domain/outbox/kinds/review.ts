import type { KindRule } from './kind-rule.ts';

export const review: KindRule<'review'> = {
  ops: {
    'review.add': {
      key: ({ reviewId }) => reviewId,
      apply: (value, { reviewId, card, grade, reviewedAt }) =>
        value ?? { id: reviewId, card, grade, reviewedDate: new Date(reviewedAt).toISOString() },
    },
    'review.delete': { key: ({ reviewId }) => reviewId, apply: () => null },
  },
  group: () => 'all',
  at: ({ reviewedDate }) => Date.parse(reviewedDate),
};
