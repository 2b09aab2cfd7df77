import type { KindRule } from './kind-rule.ts';

export const like: KindRule<'like'> = {
  ops: {
    'like.set': {
      key: ({ commentId }) => commentId,
      needs: ({ commentId }) => [`comment:${commentId}`],
      holds: (value, { liked }) => (value !== null) === liked,
      // What was liked is gone, and the like with it.
      revive: () => null,
      apply: (_, { commentId, liked }) => (liked ? { commentId } : null),
    },
  },
  group: () => 'all',
  at: () => 0,
};
