import { noteLimit } from '#domain/notes/note-tags.ts';
import type { KindRule } from './kind-rule.ts';

export const note: KindRule<'note'> = {
  ops: {
    'note.set': {
      key: ({ practiceId }) => String(practiceId),
      holds: (value, wish) => (value?.description ?? null) === wish.description,
      text: {
        format: 'html',
        limit: () => noteLimit,
        wished: ({ description }) => description,
        said: (value) => value?.description ?? null,
        withText: (payload, description) => ({ ...payload, description }),
      },
      apply: (value, { practiceId, description }, { opId, at }) =>
        description === null
          ? null
          : { id: value?.id ?? opId, practiceId, description, date: new Date(at).toISOString() },
    },
  },
  group: () => 'all',
  at: ({ date }) => Date.parse(date),
};
