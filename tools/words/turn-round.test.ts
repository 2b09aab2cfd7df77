import { expect, test } from 'vitest';
import type { PartOfSpeech } from '#contract/entities/word.ts';
import { turnRound, type ForeignEntry } from './turn-round.ts';

const parts: Readonly<Record<string, readonly PartOfSpeech[]>> = {
  table: ['NOUN', 'VERB'],
  desk: ['NOUN'],
  study: ['NOUN', 'VERB'],
  learn: ['VERB'],
  beautiful: ['ADJECTIVE'],
};
const partsOf = (word: string) => parts[word];
const turned = (...entries: [word: string, frequency: number, ...glosses: string[]][]) =>
  Object.fromEntries(
    turnRound(
      entries.map(([word, frequency, ...glosses]): ForeignEntry => ({ word, frequency, glosses })),
      partsOf,
    ),
  );

test('a headword has the words of which it is a whole meaning, and no explanation or remark', () => {
  expect(
    turned(['桌子', 100, 'table', 'a desk'], ['席', 100, 'place at table', '(archaic) table', 'Table']),
  ).toEqual({
    table: '桌子',
    desk: '桌子',
  });
});

test('a part of speech that the headword does not have is no translation', () => {
  expect(
    turned(['学习', 100, 'to learn', 'to study'], ['美', 100, 'to beautiful'], ['学', 100, 'learn']),
  ).toEqual({
    learn: '学习',
    study: '学习',
  });
});

test('the commonest comes first, a chief meaning before a lesser one; rare ones and more than three are left out', () => {
  const words = turned(
    ['lesser', 1_000, 'desk', 'table'],
    ['chief', 900, 'table'],
    ['third', 800, 'table'],
    ['fourth', 700, 'table'],
    ['rare', 1, 'desk'],
  );
  expect(words).toEqual({ table: 'chief;third;fourth', desk: 'lesser' });
});

test('a fourth meaning of a word counts no more', () => {
  expect(turned(['word', 100, 'learn it', 'of it', 'with it', 'table'])).toEqual({});
});
