import { expect, test } from 'vitest';
import { toSpeakable } from './speakable.ts';

test.each([
  [
    'It costs $5.50, or £1,200.',
    'It costs five point five zero dollars, or one thousand two hundred pounds.',
  ],
  ['A loan of $3 million.', 'A loan of three million dollars.'],
  ['It fell by 12.5% in 1905.', 'It fell by twelve point five percent in nineteen oh five.'],
  ['Since 2000 and until 2026.', 'Since two thousand and until twenty twenty-six.'],
  [
    'About 1905 bees and 121 hives.',
    'About one thousand nine hundred and five bees and one hundred and twenty-one hives.',
  ],
  ['The 1960s and the 21st of May.', 'The nineteen sixties and the twenty-first of May.'],
  ['It is 30 km away at 5 °C.', 'It is thirty kilometres away at five degrees Celsius.'],
  ['Dr. Lee, e.g. in “Nature” & elsewhere.', 'Doctor Lee, for example, in Nature and elsewhere.'],
  ['Nothing to change, isn’t it?', "Nothing to change, isn't it?"],
])('"%s" is spoken as "%s"', (written, spoken) => {
  expect(toSpeakable(written)).toBe(spoken);
});

test('punctuation stays, because it makes the pauses', () => {
  expect(toSpeakable('First: one; two, three. Four?')).toBe('First: one; two, three. Four?');
});
