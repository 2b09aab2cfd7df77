import { expect, test } from 'vitest';
import { countWordErrors } from './word-errors.ts';

test.each([
  ['The bus was late.', 'the bus was late', 0],
  ['The bus was late.', 'The bus is late.', 1],
  ['The bus was late.', 'The bus late.', 1],
  ['The bus was late.', 'The big bus was late.', 1],
  ['The bus was late.', '', 4],
  ["It didn't start in two rooms.", 'It did not start in 2 rooms.', 0],
  ['We meet tonight or tomorrow.', 'We meet to-night or to-morrow.', 0],
  ['the colour of deep-sea fish', 'The color of deep sea fish', 0],
])('%j heard as %j has %i word errors', (script, transcript, wordErrors) => {
  expect(countWordErrors(script, transcript).wordErrors).toBe(wordErrors);
});
