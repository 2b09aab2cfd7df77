import { expect, test } from 'vitest';
import type { Score } from '#contract/entities/answer.ts';
import type { HeardWord } from '#contract/entities/speech-evidence.ts';
import { heardSpeech, spokenScore } from '#tests/support/spoken-score.ts';
import { metWords } from './met-words.ts';

const scoreOf = (evidence: Score['evidence']): Score => ({
  rubric: 'r',
  scorer: 's',
  points: 1,
  max: 5,
  traits: [],
  skills: [],
  evidence,
});
const heard = (word: string, type: HeardWord['type']): HeardWord => ({
  word,
  type,
  startMs: 0,
  endMs: 100,
  score: 5,
  phones: [],
});
const dictation = scoreOf({
  kind: 'words',
  words: [
    { type: 'MISSPELLED', word: 'goverment', suggestion: 'Government' },
    { type: 'MISSED', word: 'tariff' },
    { type: 'MISSED', word: 'the' },
    { type: 'EXTRA', word: 'banana' },
  ],
});
const gaps = scoreOf({
  kind: 'gaps',
  gaps: [
    { given: 'rare', accepted: ['rarely'], correct: false },
    { given: null, accepted: ['government'], correct: false },
    { given: 'tide', accepted: ['tide'], correct: true },
  ],
});
const reading = {
  ...heardSpeech(''),
  engine: 'reading' as const,
  coverage: 0.5,
  words: [heard('Method', 'REPLACED'), heard('estuary', 'MISSED')],
};

test('words that went wrong are met once, as they should be written, with what went wrong', () => {
  const words = metWords([
    { practiceId: 1, taskType: 'WFD', score: dictation },
    { practiceId: 2, taskType: 'FIB_R', score: gaps },
    { practiceId: 3, taskType: 'RA', score: spokenScore(reading) },
    { practiceId: 4, taskType: 'WE', score: null },
  ]);
  expect(words).toEqual([
    { practiceId: 1, taskType: 'WFD', word: 'Government', trouble: 'misspelt' },
    { practiceId: 1, taskType: 'WFD', word: 'tariff', trouble: 'left-out' },
    { practiceId: 2, taskType: 'FIB_R', word: 'rarely', trouble: 'gap' },
    { practiceId: 3, taskType: 'RA', word: 'method', trouble: 'unclear' },
  ]);
});

test('a refused recording has no words', () => {
  const refused = spokenScore({ ...reading, refused: 'other-text' });
  expect(metWords([{ practiceId: 3, taskType: 'RA', score: refused }])).toEqual([]);
});
