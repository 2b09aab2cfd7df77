import { z } from 'zod';
import { BookmarkType } from '#contract/entities/bookmark.ts';
import { BookEntry, PronunciationWord, word, WordNote } from '#contract/entities/word.ts';
import { pagedList } from '#contract/paging.ts';
import { route, type RouteSpec } from '#contract/route.ts';
import { BookQuery, WholeBookQuery } from './book-query.ts';
import { IdempotencyHeaders, UuidParams } from './params.ts';
import { vocabBookCalls } from './vocab-book.ts';

const headers = IdempotencyHeaders;
const params = UuidParams;

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

/** All words of the spelling book at once. */
export const spellingBookAll = route({
  method: 'GET',
  path: '/api/book/spellingBook/all',
  tag: 'spellingBook',
  auth: 'bearer',
  summary: 'All words of the spelling book',
  query: WholeBookQuery,
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
