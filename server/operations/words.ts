import { wordRoutes } from '#contract/routes/words.ts';
import { operation } from '#server/http/operation.ts';
import { listDictations, submitDictation } from '#server/store/dictations.ts';
import { changeOf, runWrite, type Stores } from '#server/store/effect.ts';
import { DictationAnswer } from '#contract/entities/dictation.ts';
import { applyMutation } from '#server/store/mutations.ts';
import { keyOf, pageBlock } from './single-call.ts';

/** Dictations that were handed in. */
export function wordOperations(stores: Stores) {
  const { orm } = stores.db;
  return [
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
