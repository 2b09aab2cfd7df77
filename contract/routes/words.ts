import { z } from 'zod';
import {
  DictationAnswer,
  DictationSubmit,
  DictationWord,
  Transcription,
  TranscriptionBody,
} from '#contract/entities/dictation.ts';
import {
  DictionaryWord,
  word,
  WordLookup,
  WordScore,
  WordScoreBody,
  WordScoreQuery,
} from '#contract/entities/word.ts';
import { PageQuery, pagedList } from '#contract/paging.ts';
import { route } from '#contract/route.ts';
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
    summary: 'Translations of a word, and in which books it is',
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
  dictationWord: route({
    method: 'GET',
    path: '/api/dictation/word',
    tag: 'dictation',
    auth: 'bearer',
    summary:
      'A random word with its sound: of the spelling book, or, where none of it is recorded, of all recorded words',
    response: DictationWord,
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
    query: WordScoreQuery,
    body: WordScoreBody,
    bodyBytes: 4_100_000,
    takesBytes: true,
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
    // Three minutes, which is all that is listened to, are at most so much without compression: 16 bits, 32 kHz, one channel.
    bodyBytes: 12_100_000,
    takesBytes: true,
    response: Transcription,
    ready: true,
  }),
};
