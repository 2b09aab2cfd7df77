import type { KindRule } from './kind-rule.ts';

/** Answers to one practice go in the order in which they were given. */
export const practiceLane = (practiceId: number): string => `practice:${practiceId}`;

export const answer: KindRule<'answer'> = {
  ops: {
    'answer.submit': {
      key: ({ answerId }) => answerId,
      lane: ({ practiceId }) => practiceLane(practiceId),
      blobKeys: ({ answer: value }) => (value.kind === 'record' ? [value.recording.sha256] : []),
      apply: (
        known,
        { answerId, practiceId, taskType, answer: value, duration, pteType, mode, answeredAt },
      ) => {
        const date = new Date(answeredAt).toISOString();
        return known ?? {
          id: answerId, practiceId, taskType, value, duration, pteType, score: null, scorePercentage: null,
          ...(mode === undefined ? {} : { mode }),
          createdDate: date, lastModifiedDate: date,
        }; // prettier-ignore
      },
    },
    'answer.score': {
      key: ({ answerId }) => answerId,
      needs: ({ answerId }) => [`answer:${answerId}`],
      field: 'deviceScore',
      // The server lets go of it when it has its own: nothing here tells whether it was heard.
      holds: () => false,
      // The answer is gone, and its score with it.
      revive: () => null,
      apply: (value, { device, score }) => value && { ...value, deviceScore: { device, score } },
    },
    'answer.delete': { key: ({ answerId }) => answerId, apply: () => null },
  },
  group: ({ practiceId }) => String(practiceId),
  at: ({ createdDate }) => Date.parse(createdDate),
};
