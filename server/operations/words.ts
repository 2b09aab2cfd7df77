import { wordRoutes } from '#contract/routes/words.ts';
import { operation } from '#server/http/operation.ts';
import { findBooksOf } from '#server/store/book-lists.ts';
import { listDictations, listDictationWords, submitDictation } from '#server/store/dictations.ts';
import { changeOf, runWrite, type Stores } from '#server/store/effect.ts';
import { DictationAnswer } from '#contract/entities/dictation.ts';
import { applyMutation } from '#server/store/mutations.ts';
import { keyOf, pageBlock } from './single-call.ts';

/** Where a word is, and dictations of the words of the spelling book. */
export function wordOperations(stores: Stores) {
  const { orm } = stores.db;
  return [
    operation(wordRoutes.wordLookup, async ({ learner, params }) => {
      const booksOf = await findBooksOf(orm, learner.id, [params.word]);
      return { word: params.word, ...booksOf(params.word) };
    }),
    operation(wordRoutes.dictationWords, async ({ learner }) => {
      const words = await listDictationWords(orm, learner.id);
      const sounds = { americanAudio: null, britishAudio: null, australianAudio: null };
      return { _embedded: { dictationWordAudioDtoList: words.map((word) => ({ word, ...sounds })) } };
    }),
    operation(wordRoutes.dictationSubmit, async ({ learner, headers, body }) => {
      const key = keyOf(headers);
      const written = await runWrite(
        stores,
        { learner, key, kind: 'POST dictation', payload: body, baseVersion: null },
        (effect) => submitDictation(effect, { id: key, words: body.words, answeredAt: effect.now }),
      );
      return DictationAnswer.parse(changeOf(written).value);
    }),
    operation(wordRoutes.dictationAnswers, async ({ learner, query }) => {
      const { rows, totalElements } = await listDictations(orm, learner, query);
      return { _embedded: { dictationScoredAnswerDtoList: rows }, page: pageBlock(query, totalElements) };
    }),
    operation(wordRoutes.dictationDelete, async ({ learner, headers, params }) => {
      const payload = { dictationId: params.id };
      const request = { learner, key: keyOf(headers), baseVersion: null };
      await applyMutation(stores, { ...request, kind: 'dictation.delete', payload });
    }),
  ];
}
