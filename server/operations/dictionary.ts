import type { DictionaryWord, WordLevel } from '#contract/entities/word.ts';
import { wordLevels } from '#contract/entities/word.ts';
import { vocabBookCalls } from '#contract/routes/books.ts';
import { wordRoutes } from '#contract/routes/words.ts';
import { chooseWordOfTheDay } from '#domain/dictionary/word-of-the-day.ts';
import { operation } from '#server/http/operation.ts';
import { Problem } from '#server/problem.ts';
import type { Stores } from '#server/store/effect.ts';
import { findLevel } from '#server/store/settings.ts';
import { createServerDictionary } from '#server/words/open-dictionary.ts';

/** The dictionary and its word of the day, from the data that the devices have. */
export function dictionaryOperations(stores: Stores) {
  const dictionary = createServerDictionary();

  function entryOf(word: string, language: string): DictionaryWord {
    const entry = dictionary.english().find(word);
    if (entry === undefined) throw new Problem('NOT_FOUND', 'The word is not in the dictionary');
    return { ...entry, translations: dictionary.translate(language, entry.word) };
  }
  async function levelOf(learnerId: string): Promise<WordLevel | null> {
    const answer = await findLevel(stores.db.orm, learnerId);
    return wordLevels.find((level) => level === answer?.value.englishLevel) ?? null;
  }

  return [
    operation(wordRoutes.dictionary, async ({ learner, params }) => entryOf(params.word, learner.language)),
    operation(vocabBookCalls.vocabSuggested, async ({ learner }) => {
      const date = new Date().toISOString().slice(0, 10);
      const word = chooseWordOfTheDay(dictionary.english(), { date, level: await levelOf(learner.id) });
      return entryOf(word ?? '', learner.language);
    }),
  ];
}
