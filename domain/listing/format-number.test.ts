import { expect, test } from 'vitest';
import { formatNumber } from './format-number.ts';

test.each([
  [7, '#0007'],
  [2001, '#2001'],
  [13_001, '#13001'],
  [123_456, '#123456'],
])('question %i is %s', (id, text) => expect(formatNumber(id)).toBe(text));
