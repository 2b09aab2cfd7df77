import { expect, it } from 'vitest';
import { seededRandom } from '#tools/speech-training/random.ts';
import { isHeardRight, nextWord, type HeardWord } from './listening-test.ts';
import { wordGroups } from './word-groups.ts';

it('plays a word of its three choices, and no word of the group before', () => {
  const random = seededRandom(40);
  let last: HeardWord | null = null;
  const words = new Set<string>();
  const places = [0, 0, 0];
  for (let round = 0; round < 600; round += 1) {
    const next: HeardWord = nextWord(random, last);
    const place = next.choices.indexOf(next.word);
    places[place] = (places[place] ?? 0) + 1;
    expect(new Set(next.choices).size).toBe(3);
    const before = last?.word ?? '';
    expect(next.choices).not.toContain(before);
    words.add(next.word);
    last = next;
  }
  // Each place is right in a third of the rounds, give or take four deviations.
  for (const count of places) expect(Math.abs(count - 200)).toBeLessThan(47);
  expect(words.size).toBeGreaterThan(100);
});

it('no word stands twice in a group', () => {
  for (const group of wordGroups) expect(new Set(group).size).toBe(3);
});

it.each([
  ['ship', true],
  [' Ship ', true],
  ['shop', false],
  ['', false],
])('takes %o for the word "ship": %s', (given, isRight) => {
  expect(isHeardRight({ word: 'ship', choices: ['ship', 'shop', 'shape'] }, given)).toBe(isRight);
});
