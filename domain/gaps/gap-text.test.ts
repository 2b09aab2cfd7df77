import { expect, test } from 'vitest';
import { gapFaults, gapNumbers, gapParagraphs } from './gap-text.ts';

test('a text is cut into its pieces and gap numbers, in order', () => {
  expect(gapParagraphs('The {1} swam to the {2} shore.')).toEqual([
    [
      { kind: 'text', text: 'The ' },
      { kind: 'gap', number: 1, before: '', after: '' },
      { kind: 'text', text: ' swam to the ' },
      { kind: 'gap', number: 2, before: '', after: '' },
      { kind: 'text', text: ' shore.' },
    ],
  ]);
});

test('marks stay with their gap', () => {
  expect(gapParagraphs('He asked ("{1}"), then {2}.')).toEqual([
    [
      { kind: 'text', text: 'He asked ' },
      { kind: 'gap', number: 1, before: '("', after: '"),' },
      { kind: 'text', text: ' then ' },
      { kind: 'gap', number: 2, before: '', after: '.' },
    ],
  ]);
});

test('gaps side by side keep the marks between them once', () => {
  expect(gapParagraphs('{1}, ({2})/{3}')).toEqual([
    [
      { kind: 'gap', number: 1, before: '', after: ',' },
      { kind: 'text', text: ' ' },
      { kind: 'gap', number: 2, before: '(', after: ')/' },
      { kind: 'gap', number: 3, before: '', after: '' },
    ],
  ]);
});

test('an empty line begins a new paragraph, a single line break does not', () => {
  const paragraphs = gapParagraphs('One {1}\nstill one.\n\nTwo {2}.');
  expect(paragraphs).toHaveLength(2);
  expect(paragraphs[0]?.at(-1)).toEqual({ kind: 'text', text: '\nstill one.' });
});

test('the pieces together are the whole text', () => {
  const text = '{1} says: "{2}" - and ({3}) again, {4}.';
  const whole = gapParagraphs(text).flatMap((pieces) =>
    pieces.map((piece) =>
      piece.kind === 'text' ? piece.text : `${piece.before}{${piece.number}}${piece.after}`,
    ),
  );
  expect(whole.join('')).toBe(text);
});

test('a text with each gap once and in order has no fault', () => {
  expect(gapFaults('A {1} and a {2}, then {3}.', 3)).toEqual([]);
  expect(gapNumbers('A {1} and a {2}, then {3}.')).toEqual([1, 2, 3]);
});

test('a missing, a repeated, an unordered and an unknown gap are told', () => {
  expect(gapFaults('A {1} only.', 2)).toEqual([{ kind: 'missing', number: 2 }]);
  expect(gapFaults('A {1}, {1} and {2}.', 2)).toEqual([{ kind: 'repeated', number: 1 }]);
  expect(gapFaults('A {2} before {1}.', 2)).toEqual([{ kind: 'out-of-order', number: 1 }]);
  expect(gapFaults('A {1} and {2}.', 1)).toEqual([{ kind: 'unknown', number: 2 }]);
});

test('a bracket that is no marker is told with its place', () => {
  expect(gapFaults('A {1} and {x} here.', 1)).toEqual([{ kind: 'stray-bracket', near: 'A  and {x} here.' }]);
  expect(gapFaults('A {1} and { 2 }.', 1)[0]?.kind).toBe('stray-bracket');
  expect(gapFaults('A {0}.', 0)[0]?.kind).toBe('stray-bracket');
});
