import { expect, test } from 'vitest';
import { loadBank } from './load-bank.ts';
import { explanationHash, explanationRendering, spokenExplanation } from './explanation-sound.ts';

test.each([
  ['"Although ..., ..., so ..." carries all three.', '"Although, so," carries all three.'],
  ['Say a/an clearly.', 'Say a or an clearly.'],
  ['The form in -ing is right, and -eigh- hides.', 'The form in ing is right, and eigh hides.'],
  ['A well-known word: one - two.', 'A well-known word: one - two.'],
  ['It ends ... . Then more.', 'It ends. Then more.'],
])('%s is said as %s', (explanation, said) => {
  expect(spokenExplanation({ explanation })).toBe(said);
});

test('an explanation has one voice, and another text is another sound', () => {
  const [item] = loadBank().items;
  expect(explanationRendering(item!)).toHaveLength(1);
  expect(explanationHash({ ...item!, explanation: 'Something else is said here now.' })).not.toBe(
    explanationHash(item!),
  );
  expect(explanationHash({ ...item!, title: 'Another title' } as typeof item & object)).toBe(
    explanationHash(item!),
  );
});
