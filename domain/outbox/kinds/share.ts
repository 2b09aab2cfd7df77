import type { KindRule } from './kind-rule.ts';

/** Own answers that others may see. */
export const share: KindRule<'share'> = {
  ops: {
    'share.set': {
      key: ({ answerId }) => answerId,
      needs: ({ answerId }) => [`answer:${answerId}`],
      holds: (value, { shared }) => (value !== null) === shared,
      // The answer is gone, and what was said of it with it.
      revive: () => null,
      apply: (_, { answerId, shared }) => (shared ? { answerId } : null),
    },
  },
  group: () => 'all',
  at: () => 0,
};
