import type { BookName } from '#contract/entities/book-word.ts';
import type { BookmarkType } from '#contract/entities/bookmark.ts';
import { BookEntry } from '#contract/entities/word.ts';
import type { Change } from '#contract/sync.ts';
import type { TaskType } from '#contract/task-type.ts';
import { Problem } from '#server/problem.ts';
import { getBookWord } from '#server/store/book-lists.ts';
import {
  bookWordChange,
  countWordPractice,
  findBookWord,
  setBookWord,
  setWordBookmark,
  setWordNote,
  wordNotFound,
} from '#server/store/book-words.ts';
import { changeOf, runWrite, type Effect, type Stores } from '#server/store/effect.ts';
import type { LearnerRow } from '#server/store/learners.ts';
import { keyOf } from './single-call.ts';

interface WordCall {
  readonly learner: LearnerRow;
  readonly headers: Parameters<typeof keyOf>[0];
}
interface WordByIdCall extends WordCall {
  readonly params: { readonly id: string };
}

/** The word of a change as the single calls answer it. */
function entryOf(change: Change): BookEntry {
  if (change.kind !== 'bookWord' || change.value === null) throw wordNotFound();
  return BookEntry.parse({ ...change.value, version: change.version });
}

/** What the single calls of one book write. Kind and payload of each key are those of the sync op with its effect. */
export function wordWrites(stores: Stores, book: BookName) {
  const { orm } = stores.db;
  const write = (
    { learner, headers }: WordCall,
    intent: { readonly kind: string; readonly payload: unknown },
    run: (effect: Effect) => Promise<Change>,
  ) => runWrite(stores, { learner, key: keyOf(headers), baseVersion: null, ...intent }, run);
  return {
    /** @throws Problem DUPLICATE_WORD when the word is in the book */
    async add(call: WordCall, given: { readonly word: string; readonly practiceType: TaskType | null }) {
      const { learner } = call;
      const payload = { book, ...given, isIn: true };
      const written = await write(call, { kind: 'bookWord.set', payload }, async ({ tx, now }) => {
        const row = await findBookWord(tx, learner.id, payload);
        if (row?.isIn === true)
          throw new Problem('DUPLICATE_WORD', 'Word already exists', { current: bookWordChange(row) });
        return setBookWord(tx, learner.id, { ...payload, baseVersion: 'any' }, now);
      });
      return entryOf(changeOf(written));
    },
    async remove(call: WordByIdCall) {
      const { learner, params } = call;
      const { word } = await getBookWord(orm, learner.id, { book, id: params.id, gone: true });
      const payload = { book, word, isIn: false, practiceType: null };
      await write(call, { kind: 'bookWord.set', payload }, async ({ tx, now }) => {
        await getBookWord(tx, learner.id, { book, id: params.id });
        return setBookWord(tx, learner.id, { ...payload, baseVersion: 'any' }, now);
      });
    },
    async mark(
      call: WordByIdCall,
      wanted: { readonly bookmark: BookmarkType | null; readonly version?: number },
    ) {
      const { learner, params } = call;
      const { word } = await getBookWord(orm, learner.id, { book, id: params.id, gone: true });
      const bookmark = wanted.bookmark === 'UNMARK' ? null : wanted.bookmark;
      const payload = { book, word, bookmark };
      const baseVersion = wanted.version ?? 'any';
      const written = await write(call, { kind: 'wordBookmark.set', payload }, ({ tx }) =>
        setWordBookmark(tx, learner.id, { ...payload, baseVersion }),
      );
      return entryOf(changeOf(written));
    },
    async annotate(call: WordByIdCall, text: string) {
      const { learner, params } = call;
      const { word } = await getBookWord(orm, learner.id, { book, id: params.id, gone: true });
      const payload = { book, word, note: text === '' ? null : text };
      const written = await write(call, { kind: 'wordNote.set', payload }, ({ tx }) =>
        setWordNote(tx, learner.id, { ...payload, baseVersion: 'any' }),
      );
      return entryOf(changeOf(written));
    },
    async countPractice(call: WordByIdCall) {
      const { learner, params } = call;
      const { word } = await getBookWord(orm, learner.id, { book, id: params.id, gone: true });
      const intent = { kind: 'PATCH word', payload: { book, ...params } };
      const written = await write(call, intent, ({ tx }) =>
        countWordPractice(tx, learner.id, { book, word }),
      );
      return entryOf(changeOf(written));
    },
  };
}
