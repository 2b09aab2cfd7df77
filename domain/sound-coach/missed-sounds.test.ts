import { expect, it } from 'vitest';
import { missedSounds, type HeardReadingWords } from './missed-sounds.ts';
import { soundGuides } from './sounds.ts';

const word = (text: string, phones: Record<string, number>, type: 'CORRECT' | 'REPLACED' = 'CORRECT') => ({
  word: text,
  type,
  phones: Object.entries(phones).map(([phone, score]) => ({ phone, score })),
});
/** Six times a weak TH, and other sounds that are good. */
const reading: HeardReadingWords = Array.from({ length: 6 }, (_, i) => [
  word('think', { TH: i < 4 ? 0.3 : 1.8, IH: 1.9, NG: 1.8, K: 1.9 }),
  word('Sea', { S: 1.8, IY: 1.9 }),
]).flat();

it('names the sound that is missed more than the others, with how often and in which words', () => {
  const advice = missedSounds([reading, reading, reading]);
  if (advice.kind !== 'known') throw new Error(advice.kind);
  expect(advice.readings).toBe(3);
  expect(
    advice.sounds.map(({ phone, said, unclear, readings, ownWords }) => ({
      phone,
      said,
      unclear,
      readings,
      ownWords,
    })),
  ).toEqual([{ phone: 'TH', said: 18, unclear: 12, readings: 3, ownWords: ['think'] }]);
});

it('says nothing of fewer than three readings, and counts none that was not heard', () => {
  expect(missedSounds([reading, reading, [word('think', {})]])).toEqual({
    kind: 'too-few',
    readings: 2,
    wanted: 3,
  });
});

it('names no sound that was said seldom, or that is not surely worse than the learner’s others', () => {
  const seldom = missedSounds([
    [word('think', { TH: 0.1 }), ...reading.slice(8)],
    reading.slice(8),
    reading.slice(8),
  ]);
  expect(seldom).toMatchObject({ kind: 'known', sounds: [] });
  const evenly: HeardReadingWords = Array.from({ length: 8 }, (_, i) =>
    word('sea', { S: i % 2 === 0 ? 0.4 : 1.9, IY: i % 2 === 0 ? 0.4 : 1.9 }),
  );
  expect(missedSounds([evenly, evenly, evenly])).toMatchObject({ kind: 'known', sounds: [] });
});

it('names no sound that was always clear', () => {
  const cups = (count: number): HeardReadingWords =>
    Array.from({ length: count }, () => word('cup', { K: 1.9, AH: 1.9, P: 1.9 }));
  for (let count = 4; count < 40; count += 1)
    expect(missedSounds([cups(count), cups(5), cups(5)])).toMatchObject({ kind: 'known', sounds: [] });
});

it('takes no sound from a word that was replaced by another', () => {
  const replaced = reading.map((one) => ({ ...one, type: 'REPLACED' as const }));
  expect(missedSounds([replaced, replaced, replaced])).toMatchObject({ kind: 'known', said: 0, sounds: [] });
});

it('every sound has an example with its letters marked, a tip and five words', () => {
  const guides = Object.values(soundGuides);
  expect(guides.length).toBe(39);
  for (const { example, tip, words } of guides) {
    expect(example).toMatch(/^[a-z]*\*[a-z]+\*[a-z]*$/u);
    expect(tip.length).toBeGreaterThan(10);
    expect(new Set(words).size).toBe(5);
  }
});
