import { expect, test } from 'vitest';
import { phrasesOf } from './phrases-of.ts';

const sentence = {
  source: 'The council will close the library.',
  target: 'شورا کتابخانه را خواهد بست.',
  alignments: [
    { sourceStart: 0, targetStart: 0 },
    { sourceStart: 12, targetStart: 17 },
    { sourceStart: 23, targetStart: 5 },
  ],
};

test('each phrase knows its counterpart, in the order of either language', () => {
  expect(phrasesOf(sentence)).toEqual({
    source: [
      { text: 'The council ', pair: 0 },
      { text: 'will close ', pair: 12 },
      { text: 'the library.', pair: 23 },
    ],
    target: [
      { text: 'شورا ', pair: 0 },
      { text: 'کتابخانه را ', pair: 23 },
      { text: 'خواهد بست.', pair: 12 },
    ],
  });
});

test('one phrase may stand for two, and a phrase without a counterpart belongs to none', () => {
  const { source, target } = phrasesOf({
    source: 'He gave up, you know.',
    target: 'Er gab wohl auf.',
    alignments: [
      { sourceStart: 0, targetStart: 0 },
      { sourceStart: 3, targetStart: 3 },
      { sourceStart: 3, targetStart: 12 },
      { sourceStart: -1, targetStart: 7 },
      { sourceStart: 12, targetStart: -1 },
    ],
  });
  expect(source.map(({ pair }) => pair)).toEqual([0, 3, null]);
  expect(target.map(({ text, pair }) => [text, pair])).toEqual([
    ['Er ', 0],
    ['gab ', 3],
    ['wohl ', null],
    ['auf.', 3],
  ]);
});

test('places outside a sentence are passed over, and what stands before the first one is kept', () => {
  const { source } = phrasesOf({ ...sentence, alignments: [{ sourceStart: 12, targetStart: 99 }] });
  expect(source.map(({ text }) => text).join('')).toBe(sentence.source);
});
