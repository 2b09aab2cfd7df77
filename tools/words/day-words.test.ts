import { expect, test } from 'vitest';
import { wordLevels } from '#contract/entities/word.ts';
import dayWords from '#engines/dictionary/data/day-words.json' with { type: 'json' };
import { chooseWordOfTheDay } from '#engines/dictionary/word-of-the-day.ts';
import { listDayWords } from './day-words.ts';
import { openEnglish } from './pack-files.ts';
import { readIndexFile } from './sounds/sound-shelf.ts';

const dictionary = openEnglish();
const recorded = [readIndexFile('US'), readIndexFile('UK')];
const days = Array.from({ length: 366 }, (_, day) =>
  new Date(Date.UTC(2026, 11, 1 + day)).toISOString().slice(0, 10),
);

test.each([...wordLevels, null])(
  'at %s each word of a year has a meaning, an example with it, and a recording in both accents',
  (level) => {
    for (const date of days) {
      const word = chooseWordOfTheDay({ date, level });
      const [meaning] = dictionary.find(word)?.meanings ?? [];
      expect({
        word,
        isDefined: (meaning?.definitions[0]?.length ?? 0) >= 15,
        hasExample: meaning?.examples.some((example) => example.toLowerCase().includes(word)),
        isRecorded: recorded.every((index) => index.has(word)),
      }).toEqual({ word, isDefined: true, hasExample: true, isRecorded: true });
    }
  },
);

test.each([...wordLevels, null])('at %s no word comes twice in a month', (level) => {
  const month = days.slice(0, 30).map((date) => chooseWordOfTheDay({ date, level }));
  expect(new Set(month).size).toBe(30);
});

test('the list is what the dictionary and the recorded words give: node tools/words/day-words.ts writes it', () => {
  expect(dayWords).toEqual(listDayWords(dictionary));
});
