import { z } from 'zod';
import { BookmarkType } from '#contract/entities/bookmark.ts';
import { BookCount, BookEntry, DictionaryWord, word, WordNote } from '#contract/entities/word.ts';
import { PageQuery, pagedList } from '#contract/paging.ts';
import { route } from '#contract/route.ts';
import { TaskType } from '#contract/task-type.ts';
import { BookQuery, WholeBookQuery } from './book-query.ts';
import { IdempotencyHeaders, UuidParams } from './params.ts';

const headers = IdempotencyHeaders;
const params = UuidParams;
const vocabList = pagedList('vocabBookDtoList', BookEntry);
const tag = 'vocabBook';

/** The calls of the vocabulary book, by operation id. */
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
    query: WholeBookQuery.extend({ practiceType: TaskType }),
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
