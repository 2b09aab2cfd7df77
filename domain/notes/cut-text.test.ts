import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab\u{1F600}', 4, 'ab\u{1F600}'],
  ['ab\u{1F600}c', 4, 'ab\u{1F600}'],
  ['ab\u{1F600}c', 3, 'ab'],
  ['\u{1F600}', 1, ''],
  ['abc', 0, ''],
])('of %j %i units are %j', (text, limit, cut) => expect(cutText(text, limit)).toBe(cut));
