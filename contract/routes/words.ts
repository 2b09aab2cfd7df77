import { z } from 'zod';
import {
  DictationAnswer,
  DictationSubmit,
  DictationWord,
  Transcription,
  TranscriptionBody,
} from '../entities/dictation.ts';
import { DictionaryWord, word, WordLookup, WordScore, WordScoreBody } from '../entities/word.ts';
import { PageQuery, pagedList } from '../paging.ts';
import { route } from '../route.ts';
import { IdempotencyHeaders, UuidParams } from './params.ts';

const headers = IdempotencyHeaders;
const params = UuidParams;
const WordParams = z.object({ word });

/** Looking a word up, dictation sessions, and speech of single words. */
export const wordRoutes = {
  dictionary: route({
    method: 'GET',
    path: '/api/dictionary/{word}',
    tag: 'words',
    auth: 'bearer',
    summary: 'Dictionary entry of a word',
    params: WordParams,
    response: DictionaryWord,
    ready: true,
  }),
  wordLookup: route({
    method: 'GET',
    path: '/api/translate/{word}',
    tag: 'words',
    auth: 'bearer',
    summary: 'In which books a word is',
    params: WordParams,
    response: WordLookup,
    ready: true,
  }),
  dictationWords: route({
    method: 'GET',
    path: '/api/dictation',
    tag: 'dictation',
    auth: 'bearer',
    summary: 'Words of a dictation session',
    response: z.object({ _embedded: z.object({ dictationWordAudioDtoList: z.array(DictationWord) }) }),
    ready: true,
  }),
  dictationSubmit: route({
    method: 'POST',
    path: '/api/dictation',
    tag: 'dictation',
    auth: 'bearer',
    summary: 'Hand in a dictation',
    headers,
    body: DictationSubmit,
    response: DictationAnswer,
    status: 201,
    ready: true,
  }),
  dictationAnswers: route({
    method: 'GET',
    path: '/api/dictation/answers',
    tag: 'dictation',
    auth: 'bearer',
    summary: 'Own dictations',
    query: PageQuery,
    response: pagedList('dictationScoredAnswerDtoList', DictationAnswer),
    ready: true,
  }),
  dictationDelete: route({
    method: 'DELETE',
    path: '/api/dictation/{id}',
    tag: 'dictation',
    auth: 'bearer',
    summary: 'Delete a dictation',
    params,
    headers,
    status: 204,
    ready: true,
  }),
  wordScore: route({
    method: 'POST',
    path: '/api/speaking/word/score',
    tag: 'speech',
    auth: 'bearer',
    summary: 'Score the pronunciation of one word',
    body: WordScoreBody,
    bodyBytes: 4_100_000,
    response: WordScore,
    ready: true,
  }),
  transcription: route({
    method: 'POST',
    path: '/api/speaking/transcription',
    tag: 'speech',
    auth: 'bearer',
    summary: 'Speech to text',
    body: TranscriptionBody,
    bodyBytes: 30_100_000,
    response: Transcription,
    ready: true,
  }),
};
