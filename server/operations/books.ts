import type { z } from 'zod';
import type { BookName } from '#contract/entities/book-word.ts';
import type { BookEntry, PronunciationWord } from '#contract/entities/word.ts';
import { pronunciationBookCalls, spellingBookAll, spellingBookCalls } from '#contract/routes/books.ts';
import { vocabBookCalls } from '#contract/routes/vocab-book.ts';
import type { BookQuery } from '#contract/routes/book-query.ts';
import { operation } from '#server/http/operation.ts';
import {
  bookEntry,
  countVocab,
  findBooksOf,
  getBookWord,
  listBook,
  type BookFilter,
} from '#server/store/book-lists.ts';
import type { Stores } from '#server/store/effect.ts';
import type { LearnerRow } from '#server/store/learners.ts';
import { pageBlock } from './single-call.ts';
import { wordWrites } from './word-writes.ts';

type Query = z.output<typeof BookQuery>;

function bookReads(stores: Stores, book: BookName) {
  const { orm } = stores.db;
  return {
    async page(learner: LearnerRow, query: Query) {
      const { rows, totalElements } = await listBook(orm, learner.id, { book, ...query }, query);
      return { rows: rows.map(bookEntry), page: pageBlock(query, totalElements) };
    },
    async all(learner: LearnerRow, filter: Omit<BookFilter, 'book'>) {
      const { rows, totalElements } = await listBook(orm, learner.id, { book, ...filter });
      const page = pageBlock({ page: 0, size: Math.max(1, totalElements) }, totalElements);
      return { rows: rows.map(bookEntry), page };
    },
    one: async (learner: LearnerRow, id: string) =>
      bookEntry(await getBookWord(orm, learner.id, { book, id })),
  };
}

export function vocabBookOperations(stores: Stores) {
  const calls = vocabBookCalls;
  const reads = bookReads(stores, 'vocabBook');
  const writes = wordWrites(stores, 'vocabBook');
  return [
    operation(calls.vocabCount, async ({ learner }) => ({
      _embedded: {
        vocabPracticeTypeCountDtoList: await countVocab(stores.db.orm, learner.id, learner.pteType),
      },
    })),
    operation(calls.vocabList, async ({ learner, query }) => {
      const { rows, page } = await reads.page(learner, query);
      return { _embedded: { vocabBookDtoList: rows }, page };
    }),
    operation(calls.vocabAll, async ({ learner, query }) => {
      const { rows, page } = await reads.all(learner, query);
      return { _embedded: { vocabBookDtoList: rows }, page };
    }),
    operation(calls.vocabGet, async ({ learner, params }) => reads.one(learner, params.id)),
    operation(calls.vocabCreate, async (call) => writes.add(call, call.body)),
    operation(calls.vocabPatch, async (call) => writes.countPractice(call)),
    operation(calls.vocabDelete, async (call) => writes.remove(call)),
    operation(calls.vocabNote, async (call) => {
      const { id, note } = call.body;
      return writes.annotate({ ...call, params: { id } }, note);
    }),
    operation(calls.vocabBookmark, async (call) => writes.mark(call, call.body)),
  ];
}

export function spellingBookOperations(stores: Stores) {
  const calls = spellingBookCalls;
  const reads = bookReads(stores, 'spellingBook');
  const writes = wordWrites(stores, 'spellingBook');
  return [
    operation(calls.list, async ({ learner, query }) => {
      const { rows, page } = await reads.page(learner, query);
      return { _embedded: { spellingBookDtoList: rows }, page };
    }),
    operation(spellingBookAll, async ({ learner, query }) => {
      const { rows, page } = await reads.all(learner, query);
      return { _embedded: { spellingBookDtoList: rows }, page };
    }),
    operation(calls.get, async ({ learner, params }) => reads.one(learner, params.id)),
    operation(calls.create, async (call) => writes.add(call, { word: call.body.word, practiceType: null })),
    operation(calls.delete, async (call) => writes.remove(call)),
    operation(calls.bookmark, async (call) => writes.mark(call, call.body)),
    operation(calls.note, async (call) => writes.annotate(call, call.body.note)),
  ];
}

export function pronunciationBookOperations(stores: Stores) {
  const calls = pronunciationBookCalls;
  const reads = bookReads(stores, 'pronunciationBook');
  const writes = wordWrites(stores, 'pronunciationBook');
  const withBooks = async (
    learner: LearnerRow,
    entries: readonly BookEntry[],
  ): Promise<PronunciationWord[]> => {
    const words = entries.map((entry) => entry.word);
    const booksOf = await findBooksOf(stores.db.orm, learner.id, words);
    return entries.map((entry) => ({
      ...entry,
      ...booksOf(entry.word),
      americanAudio: null,
      britishAudio: null,
      australianAudio: null,
      britishPhonetic: null,
      australianPhonetic: null,
      meanings: [],
    }));
  };
  const one = async (learner: LearnerRow, entry: BookEntry) => {
    const [word] = await withBooks(learner, [entry]);
    if (word === undefined) throw new Error('a word went missing');
    return word;
  };
  return [
    operation(calls.list, async ({ learner, query }) => {
      const { rows, page } = await reads.page(learner, query);
      return { _embedded: { pronunciationBookDtoList: await withBooks(learner, rows) }, page };
    }),
    operation(calls.get, async ({ learner, params }) => one(learner, await reads.one(learner, params.id))),
    operation(calls.create, async (call) =>
      one(call.learner, await writes.add(call, { word: call.body.word, practiceType: null })),
    ),
    operation(calls.delete, async (call) => writes.remove(call)),
    operation(calls.bookmark, async (call) => one(call.learner, await writes.mark(call, call.body))),
    operation(calls.note, async (call) => one(call.learner, await writes.annotate(call, call.body.note))),
  ];
}
