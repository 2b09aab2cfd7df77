import { expect, test } from 'vitest';
import { clickableWords, lookUpOf, selectedLookUp } from './clickable-words.ts';

test('words are letters with apostrophes, longer than one character', () => {
  const text = 'A 3-day trip: the students’ well-known café, in 2024, cost $5. I’m x.';
  expect(clickableWords(text).map(({ text: word }) => word)).toEqual([
    'day',
    'trip',
    'the',
    'students’',
    'well',
    'known',
    'café',
    'in',
    'cost',
    'I’m',
  ]);
});

test('a word knows its place in the text', () => {
  const text = 'Rivers flow.';
  const words = clickableWords(text);
  expect(words.map(({ start, end }) => text.slice(start, end))).toEqual(['Rivers', 'flow']);
});

test.each([
  ["It's", "It's"],
  ['it’s', "it's"],
  ["Let's", "Let's"],
  ["Where's", "Where's"],
  ["teacher's", 'teacher'],
  ['students’', 'students'],
  ["don't", 'don'],
  ["we're", 'we'],
  ['plain', 'plain'],
])('%s is looked up as %s', (word, lookUp) => {
  expect(lookUpOf(word)).toBe(lookUp);
});

test.each([
  [' climate change, ', 'climate change'],
  ["“teacher's”", 'teacher'],
  ['a', null],
  ['  ,', null],
  ['', null],
  ['x'.repeat(200), null],
  ['<b>bold</b>', 'b>bold</b'],
])('the selection %j looks up %j', (selection, lookUp) => {
  expect(selectedLookUp(selection)).toBe(lookUp);
});
