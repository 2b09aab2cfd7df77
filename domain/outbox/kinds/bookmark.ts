import type { KindRule } from './kind-rule.ts';

export const bookmark: KindRule<'bookmark'> = {
  ops: {
    'bookmark.set': {
      key: ({ practiceId }) => String(practiceId),
      holds: (value, { type }) => (value?.type ?? 'UNMARK') === type,
      apply: (value, { practiceId, type }, { opId }) =>
        type === 'UNMARK' ? null : { id: value?.id ?? opId, practiceId, type, version: value?.version ?? 0 },
    },
  },
  group: () => 'all',
  at: () => 0,
};
