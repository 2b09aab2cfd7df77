import type { KindRule } from './kind-rule.ts';

export const examMemory: KindRule<'examMemory'> = {
  ops: {
    'examMemory.create': {
      key: ({ examMemoryId }) => examMemoryId,
      lane: ({ practiceId }) => `exam-memories:${practiceId}`,
      apply: (value, { examMemoryId, ...rest }) => value ?? { id: examMemoryId, ...rest },
    },
  },
  group: ({ practiceId }) => String(practiceId),
  at: ({ date }) => Date.parse(date),
};
