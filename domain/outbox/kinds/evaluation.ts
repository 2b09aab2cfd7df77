import { isSameEvaluation } from '#domain/answers/same-evaluation.ts';
import type { KindRule } from './kind-rule.ts';

/** What the learner thinks of the scores of own answers. */
export const evaluation: KindRule<'evaluation'> = {
  ops: {
    'evaluation.set': {
      key: ({ answerId }) => answerId,
      needs: ({ answerId }) => [`answer:${answerId}`],
      holds: isSameEvaluation,
      // The answer is gone, and its verdict with it.
      revive: () => null,
      apply: (_, { answerId, verdict, comment, about }, { at }) =>
        verdict === null
          ? null
          : { answerId, verdict, comment, about, lastModifiedDate: new Date(at).toISOString() },
    },
  },
  group: () => 'all',
  at: ({ lastModifiedDate }) => Date.parse(lastModifiedDate),
};
