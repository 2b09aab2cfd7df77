import { z } from 'zod';
import { BookmarkType } from '../entities/bookmark.ts';
import { csv, practiceStatuses } from '../entities/practice.ts';
import { BookCount, BookEntry, DictionaryWord, PronunciationWord, word, WordNote } from '../entities/word.ts';
import { PageQuery, pagedList } from '../paging.ts';
import { route } from '../route.ts';
import { TaskType } from '../task-type.ts';
import { IdempotencyHeaders, UuidParams } from './params.ts';

const headers = IdempotencyHeaders;
const params = UuidParams;
const status = z.enum(practiceStatuses).default('ALL');
const BookQuery = PageQuery.extend({
  practiceType: TaskType.optional(),
  practiceStatus: status,
  word: z.string().max(80).optional(),
  bookmarkTypes: csv(BookmarkType),
  sort: z.string().max(40).default('word'),
  startDateTime: z.iso.datetime().optional(),
});
const vocabList = pagedList('vocabBookDtoList', BookEntry);
const all = z.object({ practiceStatus: status });

/** The calls that the pronunciation and the spelling book share. */
function book<Row extends z.ZodType>(name: 'pronunciationBook' | 'spellingBook', row: Row) {
  const path = `/api/book/${name}` as const;
  const tag = name;
  return {
    [`${name}List`]: route({
      method: 'GET',
      path,
      tag,
      auth: 'bearer',
      summary: 'Words of the book',
      query: BookQuery,
      response: pagedList(`${name}DtoList`, row),
      ready: false,
    }),
    [`${name}Create`]: route({
      method: 'POST',
      path,
      tag,
      auth: 'bearer',
      summary: 'Add a word',
      headers,
      body: z.object({ word }),
      response: row,
      status: 201,
      ready: false,
    }),
    [`${name}Get`]: route({
      method: 'GET',
      path: `${path}/{id}`,
      tag,
      auth: 'bearer',
      summary: 'One word of the book',
      params,
      response: row,
      ready: false,
    }),
    [`${name}Delete`]: route({
      method: 'DELETE',
      path: `${path}/{id}`,
      tag,
      auth: 'bearer',
      summary: 'Take a word out',
      params,
      headers,
      status: 204,
      ready: false,
    }),
    [`${name}Bookmark`]: route({
      method: 'PATCH',
      path: `${path}/{id}/bookmark`,
      tag,
      auth: 'bearer',
      summary: 'Mark a word; null removes the mark',
      params,
      headers,
      body: z.object({ bookmark: BookmarkType.nullable() }),
      response: row,
      ready: false,
    }),
    [`${name}Note`]: route({
      method: 'PATCH',
      path: `${path}/{id}/note`,
      tag,
      auth: 'bearer',
      summary: 'Write a note on a word',
      params,
      headers,
      body: WordNote,
      response: row,
      ready: false,
    }),
  };
}

const tag = 'vocabBook';
/** The vocabulary, pronunciation and spelling books. */
export const bookRoutes = {
  vocabCount: route({
    method: 'GET',
    path: '/api/book/vocabBook/count',
    tag,
    auth: 'bearer',
    summary: 'Words per practice type',
    response: z.object({ _embedded: z.object({ vocabPracticeTypeCountDtoList: z.array(BookCount) }) }),
    ready: false,
  }),
  vocabList: route({
    method: 'GET',
    path: '/api/book/vocabBook',
    tag,
    auth: 'bearer',
    summary: 'Words of the vocab book',
    query: BookQuery,
    response: vocabList,
    ready: false,
  }),
  vocabAll: route({
    method: 'GET',
    path: '/api/book/vocabBook/all',
    tag,
    auth: 'bearer',
    summary: 'All words of one practice type',
    query: all.extend({ practiceType: TaskType }),
    response: vocabList,
    ready: false,
  }),
  vocabSuggested: route({
    method: 'GET',
    path: '/api/book/vocabBook/suggestedWord',
    tag,
    auth: 'bearer',
    summary: 'Word of the Day',
    response: DictionaryWord,
    ready: false,
  }),
  vocabGet: route({
    method: 'GET',
    path: '/api/book/vocabBook/{id}',
    tag,
    auth: 'bearer',
    summary: 'One word of the vocab book',
    params,
    query: PageQuery,
    response: BookEntry,
    ready: false,
  }),
  vocabCreate: route({
    method: 'POST',
    path: '/api/book/vocabBook',
    tag,
    auth: 'bearer',
    summary: 'Add a word',
    headers,
    body: z.object({ word, practiceType: TaskType }),
    response: BookEntry,
    status: 201,
    ready: false,
  }),
  vocabPatch: route({
    method: 'PATCH',
    path: '/api/book/vocabBook/{id}',
    tag,
    auth: 'bearer',
    summary: 'Count a practice of the word',
    params,
    headers,
    response: BookEntry,
    ready: false,
  }),
  vocabDelete: route({
    method: 'DELETE',
    path: '/api/book/vocabBook/{id}',
    tag,
    auth: 'bearer',
    summary: 'Take a word out',
    params,
    headers,
    status: 204,
    ready: false,
  }),
  vocabNote: route({
    method: 'PATCH',
    path: '/api/book/vocabBook/note',
    tag,
    auth: 'bearer',
    summary: 'Write a note on a word',
    headers,
    body: WordNote.extend({ id: z.uuid() }),
    response: BookEntry,
    ready: false,
  }),
  vocabBookmark: route({
    method: 'PATCH',
    path: '/api/book/vocabBook/{id}/bookmark',
    tag,
    auth: 'bearer',
    summary: 'Mark a word',
    params,
    headers,
    body: z.object({ bookmark: BookmarkType.nullable(), version: z.int().min(1) }),
    response: BookEntry,
    ready: false,
  }),
  ...book('pronunciationBook', PronunciationWord),
  spellingBookAll: route({
    method: 'GET',
    path: '/api/book/spellingBook/all',
    tag: 'spellingBook',
    auth: 'bearer',
    summary: 'All words of the spelling book',
    query: all,
    response: pagedList('spellingBookDtoList', BookEntry),
    ready: false,
  }),
  ...book('spellingBook', BookEntry),
};
