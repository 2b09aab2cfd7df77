import { scoreWordDictation } from '#domain/scoring/score-word-dictation.ts';
import type { KindRule } from './kind-rule.ts';

export const dictation: KindRule<'dictation'> = {
  ops: {
    'dictation.submit': {
      key: ({ dictationId }) => dictationId,
      lane: () => 'dictations',
      apply: (value, { dictationId, words, answeredAt }) =>
        // Scored as the server scores it, so that the result is there at once.
        value ?? {
          id: dictationId,
          lastModifiedDate: new Date(answeredAt).toISOString(),
          ...scoreWordDictation(words),
        },
    },
    'dictation.delete': {
      key: ({ dictationId }) => dictationId,
      lane: () => 'dictations',
      apply: () => null,
    },
  },
  group: () => 'all',
  at: ({ lastModifiedDate }) => Date.parse(lastModifiedDate),
};
