import { wordNoteLimit } from '#contract/text-limits.ts';
import type { BookName } from '#contract/entities/book-word.ts';
import type { KindRule } from './kind-rule.ts';
import { wordKey } from './word-key.ts';

/** One lane for all about a word, so that it is in the book before it is marked. */
const lane = (word: { book: BookName; word: string }) => `book:${wordKey(word)}`;

export const bookWord: KindRule<'bookWord'> = {
  ops: {
    'bookWord.set': {
      key: wordKey,
      lane,
      holds: (value, { isIn }) => (value !== null) === isIn,
      removesRow: ({ isIn }) => !isIn,
      wordsOf: (value) => value?.note ?? null,
      apply: (value, { book, word, isIn, practiceType }, { opId, at }) => {
        if (!isIn) return null;
        const createdDate = new Date(at).toISOString();
        return (
          value ?? {
            id: opId,
            book,
            word,
            practiceType,
            bookmark: null,
            note: null,
            practiceCount: 0,
            createdDate,
          }
        );
      },
    },
    'wordBookmark.set': {
      key: wordKey,
      field: 'bookmark',
      lane,
      holds: (value, wish) => (value?.bookmark ?? null) === wish.bookmark,
      // A mark on a word that another device took out went with the word.
      revive: () => null,
      apply: (value, wish) => value && { ...value, bookmark: wish.bookmark },
    },
    'wordNote.set': {
      key: wordKey,
      field: 'note',
      lane,
      holds: (value, wish) => (value?.note ?? null) === wish.note,
      // The learner's words survive: the word comes back with them.
      revive: ({ book, word, note }) =>
        note === null
          ? null
          : { kind: 'bookWord.set', payload: { book, word, isIn: true, practiceType: null } },
      text: {
        format: 'plain',
        limit: ({ book }) => wordNoteLimit(book),
        wished: ({ note }) => note,
        said: (value) => value?.note ?? null,
        withText: (payload, note) => ({ ...payload, note }),
      },
      apply: (value, wish) => value && { ...value, note: wish.note },
    },
  },
  group: ({ book }) => book,
  at: ({ createdDate }) => Date.parse(createdDate),
};
