import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

it('cuts at findings and at what is marked behind them', () => {
  const text = 'The goverment plays a vital role in our lives.';
  const pieces = cutText(text, [{ start: 4, end: 13 }], [{ start: 14, end: 39, kind: 'template' }]);
  expect(pieces.map(({ text: piece, finding, wash }) => [piece, finding, wash])).toEqual([
    ['The ', null, null],
    ['goverment', 0, null],
    [' ', null, null],
    ['plays a vital role in our', null, 'template'],
    [' lives.', null, null],
  ]);
});

it('a finding inside a marked stretch has both', () => {
  const pieces = cutText('one two three', [{ start: 4, end: 7 }], [{ start: 0, end: 13, kind: 'copied' }]);
  expect(pieces.map(({ finding, wash }) => [finding, wash])).toEqual([
    [null, 'copied'],
    [0, 'copied'],
    [null, 'copied'],
  ]);
});

it('leaves out findings that lie outside of the text or over each other', () => {
  const spans = [
    { start: 2, end: 4 },
    { start: 3, end: 5 },
    { start: 6, end: 99 },
  ];
  expect(cutText('abcdefgh', spans, []).map(({ text, finding }) => [text, finding])).toEqual([
    ['ab', null],
    ['cd', 0],
    ['efgh', null],
  ]);
});

it('never loses a letter', () => {
  const span = fc.record({ start: fc.nat(40), end: fc.nat(40) });
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.array(span),
      fc.array(span),
      (text, a, b) => {
        const washes = b.map((one) => ({ ...one, kind: 'copied' as const }));
        const pieces = cutText(text, a, washes);
        expect(pieces.map((piece) => piece.text + piece.tail).join('')).toBe(text);
      },
    ),
  );
});

it('keeps punctuation on the line of the finding before it', () => {
  const [, finding, rest] = cutText('He must to pay. Then', [{ start: 3, end: 14 }], []);
  expect(finding).toMatchObject({ text: 'must to pay', tail: '.' });
  expect(rest?.text).toBe(' Then');
});
