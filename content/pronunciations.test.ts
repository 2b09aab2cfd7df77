import { expect, it, test } from 'vitest';
import { wordsOfItem } from '#engines/speech/dictionary/item-words.ts';
import { bankFolder } from './bank-files.ts';
import { loadBank } from './load-bank.ts';
import { readPronunciations, spokenWordsOf, textToSayOf } from './pronunciations.ts';

const arpabet = new Set(
  'AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH'.split(
    ' ',
  ),
);
const list = readPronunciations(bankFolder);
const toSay = loadBank().items.flatMap((item) => {
  const text = textToSayOf(item);
  return text === undefined ? [] : [{ item, text }];
});

it('has every word that a learner is to say, and no other ("npm run content:pronunciations")', () => {
  const wanted = new Set(toSay.flatMap(({ text }) => spokenWordsOf(text)));
  expect([...wanted].filter((word) => !list.has(word))).toEqual([]);
  expect([...list.keys()].filter((word) => !wanted.has(word))).toEqual([]);
});

test.each([...list].map(([word, lines]) => ({ word, lines })))('$word is written in phones', ({ lines }) => {
  for (const line of lines) {
    const phones = line.split(/\s+/u).slice(1);
    expect(phones.length).toBeGreaterThan(0);
    expect(phones.filter((phone) => !arpabet.has(phone))).toEqual([]);
  }
});

it('comes with each item, so that its words need not be sounded out', () => {
  expect(toSay.length).toBeGreaterThan(10);
  const words = toSay.flatMap(({ item, text }) => wordsOfItem(text, item.pronunciations));
  const one = words.find(({ text }) => text === 'one');
  expect(one?.pronunciations).toContainEqual(['W', 'AH', 'N']);
  expect(one?.pronunciations).toContainEqual(['W', 'AA', 'N']);
});

it('an item from before there were any is sounded out', () => {
  expect(wordsOfItem('Ship it.').map(({ pronunciations }) => pronunciations[0])).toEqual([
    ['SH', 'IH', 'P'],
    ['IH', 'T'],
  ]);
});
