import { describe, expect, it } from 'vitest';
import { DictionaryWord, WordLookup } from '#contract/entities/word.ts';
import { chooseWordOfTheDay } from '#engines/dictionary/word-of-the-day.ts';
import type { ApiWorld } from '#tests/support/api-world.ts';
import { readIndexFile } from '#tools/words/sounds/sound-shelf.ts';
import { expectProblem } from './bad-input.ts';

export function dictionaryTests(world: () => ApiWorld): void {
  describe('the dictionary', () => {
    it('answers with the entry of the headword', async () => {
      const learner = await world().newLearner();
      const answer = await learner.call('GET', '/api/dictionary/studies');
      expect(answer.statusCode).toBe(200);
      expect(DictionaryWord.parse(answer.json())).toMatchObject({ word: 'study', britishPhonetic: 'ˈstʌdi' });
    });

    it('says where the sounds of a word are, for each accent that has one', async () => {
      const learner = await world().newLearner();
      const american = readIndexFile('US');
      const word = [...readIndexFile('UK').keys()].find((each) => !american.has(each)) ?? 'none';
      const { americanAudio, britishAudio, australianAudio } = DictionaryWord.parse(
        (await learner.call('GET', `/api/dictionary/${word}`)).json(),
      );
      const british = `/api/word-sounds/UK/${word}`;
      expect([americanAudio, britishAudio, australianAudio]).toEqual([null, british, null]);
      const sound = await learner.call('GET', british);
      expect([sound.statusCode, sound.headers['content-type']]).toEqual([200, 'audio/mpeg']);
    });

    it('translates a word by its headword into the language of the learner', async () => {
      const learner = await world().newLearner();
      const translations = async (word: string) =>
        WordLookup.parse((await learner.call('GET', `/api/translate/${word}`)).json()).translations;
      const changed = await learner.call('PATCH', '/api/profile', { payload: { language: 'ZH' } });
      expect(changed.statusCode).toBe(200);
      expect(await translations('kangaroos')).toEqual(['袋鼠']);
      expect(await translations('zzzzqx')).toEqual([]);
    });

    it.each(['zzzzqx', '%3Cb%3Ehi', '12345', 'x'.repeat(80)])('has no %s', async (word) => {
      const learner = await world().newLearner();
      const answer = await learner.call('GET', `/api/dictionary/${word}`);
      expect(expectProblem(answer, 404, 'NOT_FOUND').message).toBe('The word is not in the dictionary');
    });

    it('suggests the word that the devices choose, with an example and its recordings', async () => {
      const learner = await world().newLearner();
      const today = () => chooseWordOfTheDay({ date: new Date().toISOString().slice(0, 10), level: null });
      const before = today();
      const entry = DictionaryWord.parse(
        (await learner.call('GET', '/api/book/vocabBook/suggestedWord')).json(),
      );
      // Midnight may pass meanwhile.
      expect([before, today()]).toContain(entry.word);
      expect(entry.meanings[0]?.examples.length).toBeGreaterThan(0);
      expect([entry.americanAudio, entry.britishAudio]).not.toContain(null);
    });
  });
}
