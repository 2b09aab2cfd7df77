import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { caretAfter, edited, freshHistory, redone, undone, type TextHistory } from './text-history.ts';

const typed = (history: TextHistory, letters: string) =>
  Array.from(letters).reduce((before, letter) => edited(before, before.now + letter), history);

/** All texts on the way back. */
function back(history: TextHistory): string[] {
  const before = undone(history);
  return before === history ? [] : [before.now, ...back(before)];
}

test('a word that is typed is one step, with the space behind it', () => {
  expect(back(typed(freshHistory(''), 'one two  three'))).toEqual(['one two  ', 'one ', '']);
});

test('letters deleted one by one are one step; what is typed after it is another', () => {
  let history = freshHistory('one two');
  for (const text of ['one tw', 'one t', 'one ']) history = edited(history, text);
  expect(back(typed(history, 'six'))).toEqual(['one ', 'one two']);
});

test('letters typed at two places are two steps', () => {
  let history = typed(freshHistory(''), 'ab');
  for (const text of ['Xab', 'XYab']) history = edited(history, text);
  expect(back(history)).toEqual(['ab', '']);
});

test('what is pasted, cut or corrected is a step each', () => {
  let history = freshHistory('teh end');
  for (const text of ['the end', 'the very end', 'the end']) history = edited(history, text);
  expect(back(history)).toEqual(['the very end', 'the end', 'teh end']);
});

test('whatever was done, all of it comes back, and all of it again', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 6 }), { maxLength: 30 }), (texts) => {
      const history = texts.reduce(edited, freshHistory('start'));
      const steps = back(history).length;
      const first = Array.from({ length: steps }).reduce<TextHistory>(undone, history);
      expect(first.now).toBe('start');
      expect(Array.from({ length: steps }).reduce<TextHistory>(redone, first)).toMatchObject({
        now: history.now,
        past: history.past,
      });
    }),
  );
});

test('an edit ends the way forward', () => {
  const history = edited(undone(edited(freshHistory('a'), 'a long text')), 'another text');
  expect(redone(history)).toBe(history);
});

test('no more than 200 steps are kept', () => {
  const history = Array.from({ length: 500 }, (_, at) => `${at} and more`).reduce(edited, freshHistory(''));
  expect(back(history)).toHaveLength(200);
});

test('the caret stands behind what has changed', () => {
  expect(caretAfter('the very end', 'the end')).toBe(4);
  expect(caretAfter('the end', 'the very end')).toBe(9);
  expect(caretAfter('aaa', 'aa')).toBe(2);
});
