import { expect, test } from 'vitest';
import { formatCardNumber, formatRowNumber } from './format-number.ts';

test.each([
  [7, '#00007'],
  [13_001, '#13001'],
  [123_456, '#123456'],
])('row %i is %s', (id, text) => expect(formatRowNumber(id)).toBe(text));
test.each([
  ['RA', 7, '#RA0007'],
  ['', 42, '#0042'],
  ['WFD', 23_001, '#WFD23001'],
])('card %s %i is %s', (summary, id, text) => expect(formatCardNumber(summary, id)).toBe(text));
