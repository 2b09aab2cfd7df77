import type { DictionaryWord } from '#contract/entities/word.ts';
import { vocabBookCalls } from '#contract/routes/vocab-book.ts';
import { wordRoutes } from '#contract/routes/words.ts';
import { wordLevelOf } from '#domain/words/word-level-of.ts';
import { chooseWordOfTheDay } from '#engines/dictionary/word-of-the-day.ts';
import { operation } from '#server/http/operation.ts';
import { Problem } from '#server/problem.ts';
import type { WordSoundStore } from '#server/models/word-sounds.ts';
import { findBooksOf } from '#server/store/book-lists.ts';
import type { Stores } from '#server/store/effect.ts';
import { findLevel } from '#server/store/settings.ts';
import { addressesOfSounds } from '#server/words/addresses-of-sounds.ts';
import { createServerDictionary } from '#server/words/open-dictionary.ts';

/** The dictionary and its word of the day, from the data that the devices have, and in which books a word is. */
export function dictionaryOperations({ db }: Pick<Stores, 'db'>, sounds: Pick<WordSoundStore, 'findWord'>) {
  const dictionary = createServerDictionary();

  async function entryOf(word: string, language: string): Promise<DictionaryWord> {
    const entry = dictionary.english().find(word);
    if (entry === undefined) throw new Problem('NOT_FOUND', 'The word is not in the dictionary');
    return {
      ...entry,
      ...(await addressesOfSounds(sounds, entry.word)),
      translations: dictionary.translate(language, entry.word),
    };
  }

  return [
    operation(wordRoutes.dictionary, async ({ learner, params }) => entryOf(params.word, learner.language)),
    operation(wordRoutes.wordLookup, async ({ learner, params: { word } }) => {
      const booksOf = await findBooksOf(db.orm, learner.id, [word]);
      const headword = dictionary.english().find(word)?.word;
      const translations = headword === undefined ? [] : dictionary.translate(learner.language, headword);
      return { word, ...booksOf(word), translations };
    }),
    operation(vocabBookCalls.vocabSuggested, async ({ learner }) => {
      const date = new Date().toISOString().slice(0, 10);
      const told = await findLevel(db.orm, learner.id);
      const level = wordLevelOf(told?.value.englishLevel);
      return entryOf(chooseWordOfTheDay({ date, level }), learner.language);
    }),
  ];
}
