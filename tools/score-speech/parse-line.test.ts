import { expect, test } from 'vitest';
import { parseLine } from './parse-line.ts';

test('a line has an id, a file and a text', () => {
  expect(parseLine('a\tb.mp3\tSome text.')).toEqual({
    kind: 'reading',
    id: 'a',
    file: 'b.mp3',
    text: 'Some text.',
  });
});

test.each(['only text', 'a\t\ttext', '\tfile\ttext'])('%j is a wrong line', (line) => {
  expect(parseLine(line)).toMatchObject({ kind: 'wrong' });
});

test.each(['a\tb.mp3', 'a\tb.mp3\t', 'a\tb.mp3\t  '])('%j is speech without a known text', (line) => {
  expect(parseLine(line)).toEqual({ kind: 'speech', id: 'a', file: 'b.mp3' });
});

test.each([' ... !', '\u4f60\u597d', '\u0645\u0631\u062d\u0628\u0627 \u0439'])(
  'a text without words that can be read is wrong: %s',
  (text) => {
    const parsed = parseLine(`a\tb.mp3\t${text}`);
    expect(parsed.kind === 'wrong' && parsed.reason).toContain('no words');
  },
);

test('a text of figures has words', () => {
  expect(parseLine('a\tb.mp3\t21')).toMatchObject({ kind: 'reading', text: '21' });
});
