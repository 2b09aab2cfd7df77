import { z } from 'zod';
import { BookmarkType } from '../entities/bookmark.ts';
import { csv, practiceStatuses } from '../entities/practice.ts';
import { BookCount, BookEntry, DictionaryWord, PronunciationWord, word, WordNote } from '../entities/word.ts';
import { PageQuery, pagedList } from '../paging.ts';
import { route, type RouteSpec } from '../route.ts';
import { TaskType } from '../task-type.ts';
import { IdempotencyHeaders, UuidParams } from './params.ts';

const headers = IdempotencyHeaders;
const params = UuidParams;
const status = z.enum(practiceStatuses).default('ALL');
/** By word from A to Z unless told otherwise. */
export const bookSorts = [
  'word',
  'word:asc',
  'word:desc',
  'createdDate:asc',
  'createdDate:desc',
  'practiceCount:asc',
  'practiceCount:desc',
] as const;
export const BookQuery = PageQuery.extend({
  practiceType: TaskType.optional(),
  practiceStatus: status,
  word: z.string().max(80).optional(),
  bookmarkTypes: csv(BookmarkType),
  sort: z.enum(bookSorts).default('word'),
  startDateTime: z.iso.datetime().optional(),
});
const vocabList = pagedList('vocabBookDtoList', BookEntry);
const all = z.object({ practiceStatus: status });

/** The calls that the pronunciation and the spelling book share. */
function sharedCalls<Name extends 'pronunciationBook' | 'spellingBook', Row extends z.ZodType>(
  name: Name,
  row: Row,
) {
  const path = `/api/book/${name}` as const;
  const tag = name;
  return {
    list: route({
      method: 'GET',
      path,
      tag,
      auth: 'bearer',
      summary: 'Words of the book',
      query: BookQuery,
      response: pagedList(`${name}DtoList`, row),
      ready: true,
    }),
    create: route({
      method: 'POST',
      path,
      tag,
      auth: 'bearer',
      summary: 'Add a word',
      headers,
      body: z.object({ word }),
      response: row,
      status: 201,
      ready: true,
    }),
    get: route({
      method: 'GET',
      path: `${path}/{id}`,
      tag,
      auth: 'bearer',
      summary: 'One word of the book',
      params,
      response: row,
      ready: true,
    }),
    delete: route({
      method: 'DELETE',
      path: `${path}/{id}`,
      tag,
      auth: 'bearer',
      summary: 'Take a word out',
      params,
      headers,
      status: 204,
      ready: true,
    }),
    bookmark: route({
      method: 'PATCH',
      path: `${path}/{id}/bookmark`,
      tag,
      auth: 'bearer',
      summary: 'Mark a word; null removes the mark',
      params,
      headers,
      body: z.object({ bookmark: BookmarkType.nullable() }),
      response: row,
      ready: true,
    }),
    note: route({
      method: 'PATCH',
      path: `${path}/{id}/note`,
      tag,
      auth: 'bearer',
      summary: 'Write a note on a word',
      params,
      headers,
      body: WordNote,
      response: row,
      ready: true,
    }),
  };
}

/** The same calls by operation id, e.g. `spellingBookList`. */
function named(name: string, calls: Readonly<Record<string, RouteSpec>>): Record<string, RouteSpec> {
  return Object.fromEntries(
    Object.entries(calls).map(([call, spec]) => [
      `${name}${call.charAt(0).toUpperCase()}${call.slice(1)}`,
      spec,
    ]),
  );
}

export const pronunciationBookCalls = sharedCalls('pronunciationBook', PronunciationWord);
export const spellingBookCalls = sharedCalls('spellingBook', BookEntry);

const tag = 'vocabBook';
export const vocabBookCalls = {
  vocabCount: route({
    method: 'GET',
    path: '/api/book/vocabBook/count',
    tag,
    auth: 'bearer',
    summary: 'Words per practice type',
    response: z.object({ _embedded: z.object({ vocabPracticeTypeCountDtoList: z.array(BookCount) }) }),
    ready: true,
  }),
  vocabList: route({
    method: 'GET',
    path: '/api/book/vocabBook',
    tag,
    auth: 'bearer',
    summary: 'Words of the vocab book',
    query: BookQuery,
    response: vocabList,
    ready: true,
  }),
  vocabAll: route({
    method: 'GET',
    path: '/api/book/vocabBook/all',
    tag,
    auth: 'bearer',
    summary: 'All words of one practice type',
    query: all.extend({ practiceType: TaskType }),
    response: vocabList,
    ready: true,
  }),
  vocabSuggested: route({
    method: 'GET',
    path: '/api/book/vocabBook/suggestedWord',
    tag,
    auth: 'bearer',
    summary: 'Word of the Day',
    response: DictionaryWord,
    ready: true,
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
    ready: true,
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
    ready: true,
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
    ready: true,
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
    ready: true,
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
    ready: true,
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
    ready: true,
  }),
};

/** All words of the spelling book at once. */
export const spellingBookAll = route({
  method: 'GET',
  path: '/api/book/spellingBook/all',
  tag: 'spellingBook',
  auth: 'bearer',
  summary: 'All words of the spelling book',
  query: all,
  response: pagedList('spellingBookDtoList', BookEntry),
  ready: true,
});

/** The vocabulary, pronunciation and spelling books, by operation id. */
export const bookRoutes: Readonly<Record<string, RouteSpec>> = {
  ...vocabBookCalls,
  ...named('pronunciationBook', pronunciationBookCalls),
  spellingBookAll,
  ...named('spellingBook', spellingBookCalls),
};
