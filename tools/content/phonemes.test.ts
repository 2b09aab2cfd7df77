import { expect, test } from 'vitest';
import { countSyllables, toPhonemes } from './phonemes.ts';

test('punctuation is put back between the phrases', async () => {
  expect(await toPhonemes('Well, read it: now.', 'US')).toMatch(/^\S+, .+: \S+\.$/u);
});

test('the two accents differ', async () => {
  const [american, british] = await Promise.all([
    toPhonemes('The path.', 'US'),
    toPhonemes('The car.', 'UK'),
  ]);
  expect(american).toContain('æ');
  expect(british).not.toContain('ɹ');
});

test('sounds that the model does not know are replaced', async () => {
  expect(await toPhonemes('A red loch.', 'US')).not.toMatch(/[rx]/);
});

test.each([
  ['Cat.', 1],
  ['The library.', 4],
  ['Deteriorate rapidly.', 8],
])('"%s" has %i syllables', async (text, syllables) => {
  expect(countSyllables(await toPhonemes(text, 'UK'))).toBe(syllables);
});
