import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { TextSpan } from '#contract/entities/text-span.ts';
import { wordTokens } from '#domain/words/word-tokens.ts';
import { diffWords } from './diff-words.ts';

const cut = (text: string, spans: readonly TextSpan[]) =>
  spans.map(({ start, end }) => text.slice(start, end));

function changed(first: string, second: string): [string[], string[]] | null {
  const differences = diffWords(first, second);
  return differences && [cut(first, differences.first), cut(second, differences.second)];
}

it.each([
  ['the river rose, and fell', 'The river fell.', [['rose, and'], []]],
  ['one two three', 'one four three', [['two'], ['four']]],
  ['one two', 'two one', [['one'], ['one']]],
  ['', 'a few words', [[], ['a few words']]],
  ['', '', [[], []]],
  ['!!!', '…', [[], []]],
])('%j beside %j', (first, second, words) => {
  expect(changed(first, second)).toEqual(words);
});

it('leaves the same words on both sides when what differs is taken out', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 })
    .map((words) => words.join(' '));
  fc.assert(
    fc.property(text, text, (first, second) => {
      const differences = diffWords(first, second);
      const kept = (whole: string, spans: readonly TextSpan[]) =>
        wordTokens(whole)
          .filter(({ start, end }) => !spans.some((span) => span.start <= start && end <= span.end))
          .map(({ word }) => word);
      if (differences === null) throw new Error('too long');
      expect(kept(first, differences.first)).toEqual(kept(second, differences.second));
    }),
  );
});

it('does not lay 100,000 letters beside others, unless they differ in a few words only', () => {
  const long = (word: string) => Array.from({ length: 12_500 }, (_, at) => `${word}${at % 97} x`).join(' ');
  expect(diffWords(long('above'), long('below'))).toBeNull();
  expect(changed(`${long('above')} old end`, `${long('above')} new end`)).toEqual([['old'], ['new']]);
  expect(changed(long('above'), '')?.[1]).toEqual([]);
});
