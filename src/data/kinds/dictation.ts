import type { KindRule } from './kind-rule.ts';

export const dictation: KindRule<'dictation'> = {
  ops: {
    'dictation.submit': {
      v: 1,
      key: ({ dictationId }) => dictationId,
      lane: () => 'dictations',
      apply: (value, { dictationId, words, answeredAt }) =>
        value ?? {
          id: dictationId,
          lastModifiedDate: new Date(answeredAt).toISOString(),
          score: null,
          words: words.map(({ word, answer }) => ({ word, answer, result: null })),
        },
    },
    'dictation.delete': {
      v: 1,
      key: ({ dictationId }) => dictationId,
      lane: () => 'dictations',
      apply: () => null,
    },
  },
  group: () => 'all',
  at: ({ lastModifiedDate }) => Date.parse(lastModifiedDate),
};
