import { expect, test } from 'vitest';
import type { HeardWord, PaceFacts, SpeechEvidence } from '#contract/entities/speech-evidence.ts';
import { placeWords } from './place-words.ts';
import { readingAdvice } from './reading-advice.ts';
import { weakWords } from './weak-words.ts';

const said = (score: number | null, type: HeardWord['type'] = 'CORRECT'): HeardWord => ({
  word: 'word',
  type,
  startMs: 0,
  endMs: 100,
  score,
  phones: [
    { phone: 'W', score: 1 },
    { phone: 'D', score: 1 },
  ],
});
const pace: PaceFacts = {
  wordsPerMinute: 120,
  articulationRate: 4,
  pauses: [],
  longPauses: 0,
  restarts: 0,
  fillers: null,
  finalRush: false,
  overFast: false,
};
const evidence = (words: HeardWord[], own: Partial<PaceFacts> = {}): SpeechEvidence => ({
  engine: 'reading',
  transcript: '',
  coverage: 1,
  words,
  marks: null,
  pace: { ...pace, ...own },
  understood: null,
  quality: [],
  refused: null,
});
const well = Array.from({ length: 20 }, () => said(9));

test.each([
  [
    'words left out',
    evidence([...well, said(null, 'MISSED'), said(null, 'MISSED')]),
    /2 words were left out/,
  ],
  [
    'words said differently',
    evidence([...well, said(3, 'REPLACED'), said(2, 'REPLACED')]),
    /not heard as written/,
  ],
  ['speech that is too fast', evidence(well, { overFast: true }), /slower/],
  ['going back', evidence(well, { restarts: 2 }), /Read on/],
  ['long pauses', evidence(well, { longPauses: 1 }), /commas and full stops/],
  ['a single wrong word', evidence([...well, said(null, 'MISSED')]), /marked words/],
  ['a weak word', evidence([...well, said(4)]), /"word" in both voices/],
])('after %s, one sentence says what would help most', (_, speech, sentence) => {
  expect(readingAdvice(speech)).toMatch(sentence);
});

test.each([
  ['words said differently', evidence([...well, said(3, 'REPLACED'), said(2, 'REPLACED')]), /sentence/],
  ['speech that is too fast', evidence(well, { overFast: true }), /Speak/],
  ['starting again', evidence(well, { restarts: 2 }), /Go on/],
  ['long pauses', evidence(well, { longPauses: 1 }), /sentence/],
])('after %s in a sentence that was only heard, nothing is said of reading', (_, speech, right) => {
  const sentence = readingAdvice(speech, 'repeat');
  expect(sentence).toMatch(right);
  expect(sentence).not.toMatch(/\bread\b|comma|written/i);
});

test('after a good reading, or one that was refused, there is nothing to say', () => {
  expect(readingAdvice(evidence(well))).toBeNull();
  expect(readingAdvice({ ...evidence([said(null, 'MISSED')]), refused: 'other-text' })).toBeNull();
});

test('at most the three weakest words that were said are worth checking', () => {
  const words = [said(6), said(2), said(9), said(5), said(4), said(1, 'REPLACED'), said(null)];
  expect([...weakWords(words)]).toEqual([1, 4, 3]);
  expect(weakWords(well).size).toBe(0);
});

test('the text stays as it is written, whatever words were heard', () => {
  const text = '  "One, two" \u2014 three!\n\nFour';
  const joined = placeWords(text, { words: [said(9), said(9, 'EXTRA'), said(9), said(null, 'MISSED')], pace })
    .map((piece) => (piece.kind === 'between' || piece.kind === 'word' ? piece.text : ''))
    .join('');
  expect(joined).toBe(text);
});
