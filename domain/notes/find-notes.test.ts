import { expect, test } from 'vitest';
import { findNotes } from './find-notes.ts';

const note = (description: string, title: string | null, taskType = 'RA') => ({
  description,
  question: title === null ? null : { title, taskType },
});
const notes = [
  note('<p>Say <strong>th</strong> softly</p><p>again</p>', 'Bees'),
  note('<ul><li>Caf\u00E9 &amp; tea</li></ul>', 'Tides', 'WE'),
  note('<p>lost question</p>', null),
];
const found = (words: string, taskType = '') =>
  findNotes(notes, { words, taskType }).map((one) => notes.indexOf(one));

test.each([
  ['', '', [0, 1, 2]],
  ['CAFE & tea', '', [1]],
  ['softly again', '', [0]],
  ['softlyagain', '', []],
  ['bee', '', [0]],
  ['strong', '', []],
  ['', 'WE', [1]],
  ['lost', 'RA', []],
] as const)('%s in %s', (words, taskType, expected) => {
  expect(found(words, taskType)).toEqual(expected);
});
