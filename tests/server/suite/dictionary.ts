import { describe, expect, it } from 'vitest';
import { DictionaryWord } from '#contract/entities/word.ts';
import type { ApiWorld } from '#tests/support/api-world.ts';
import { expectProblem } from './bad-input.ts';

export function dictionaryTests(world: () => ApiWorld): void {
  describe('the dictionary', () => {
    it('answers with the entry of the headword', async () => {
      const learner = await world().newLearner();
      const answer = await learner.call('GET', '/api/dictionary/studies');
      expect(answer.statusCode).toBe(200);
      expect(DictionaryWord.parse(answer.json())).toMatchObject({ word: 'study', britishPhonetic: 'ˈstʌdi' });
    });

    it.each(['zzzzqx', '%3Cb%3Ehi', '12345', 'x'.repeat(80)])('has no %s', async (word) => {
      const learner = await world().newLearner();
      const answer = await learner.call('GET', `/api/dictionary/${word}`);
      expect(expectProblem(answer, 404, 'NOT_FOUND').message).toBe('The word is not in the dictionary');
    });

    it('suggests a word that it has', async () => {
      const learner = await world().newLearner();
      const { word } = DictionaryWord.parse(
        (await learner.call('GET', '/api/book/vocabBook/suggestedWord')).json(),
      );
      expect((await learner.call('GET', `/api/dictionary/${word}`)).statusCode).toBe(200);
    });
  });
}
