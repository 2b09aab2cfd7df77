import { expect, it, test } from 'vitest';
import { plainSpeech } from './plain-speech.ts';

test.each([
  ['Bees dance in the dark.', 'Bees dance in the dark.'],
  ['Um, bees, uh, dance in the er dark.', 'bees, dance in the dark.'],
  ['I think I think that is is fine', 'I think that is fine'],
  ['the the the bees', 'the bees'],
  ['the, um, the bees', 'the bees'],
  ['It is a, it is a dance', 'it is a dance'],
  ["it is it's a dance", "it's a dance"],
  ['in 2020 in 2020', 'in 2020'],
  ['the year 2020 was', 'the year 2020 was'],
  ['Um, uh.', '.'],
  ['', ''],
])('%j was meant as %j', (said, meant) => expect(plainSpeech(said).text).toBe(meant));

it('five words said again are no restart', () => {
  const said = 'bees dance in the dark bees dance in the dark';
  expect(plainSpeech(said).text).toBe(said);
});

it('a place in it is one in the transcript', () => {
  const said = 'So, um, the the bees dance in um the dark, uh.';
  const { text, placeOf } = plainSpeech(said);
  const shown = (part: string): string => {
    const start = text.indexOf(part);
    const place = placeOf({ start, end: start + part.length });
    return said.slice(place.start, place.end);
  };
  expect(text).toBe('So, the bees dance in the dark, .');
  expect(['So', 'the bees', 'in', 'in the dark', 'dark', '.'].map(shown)).toEqual([
    'So',
    'the bees',
    'in',
    'in um the dark',
    'dark',
    '.',
  ]);
});
