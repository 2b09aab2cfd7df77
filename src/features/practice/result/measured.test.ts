import { describe, expect, it, test } from 'vitest';
import { Score, type ScoreEvidence } from '#contract/entities/answer.ts';
import type { BankTaskType } from '#contract/items/bank-item.ts';
import { splitAdvice } from '#features/practice/task-frame/advice.ts';
import { measuredWords } from './measured.ts';
import { nextStep } from './next-step.ts';
import { timeTakenWords } from './time-taken-words.ts';

const scoreOf = (evidence: object, more: object = {}): Score =>
  Score.parse({
    rubric: 'academic@2025-08-07',
    scorer: 'test',
    points: 1,
    max: 2,
    skills: [],
    traits: [{ id: 'content', certainty: 'exact', points: 1, low: 1, high: 1, max: 2 }],
    evidence,
    ...more,
  });
const heard = (type: string) => ({ word: 'a', type, startMs: 0, endMs: 1, score: 10, phones: [] });
const speech = {
  engine: 'reading',
  transcript: 'a',
  coverage: 1,
  words: [],
  marks: null,
  pace: null,
  understood: null,
  quality: [],
  refused: null,
};
const signal = {
  durationMs: 14_000,
  speechMs: 12_400,
  leadingSilenceMs: 300,
  pauses: [],
  peakDbfs: -6,
  speechDbfs: -20,
  clippedShare: 0,
};
const recording = (more: object) => ({ kind: 'recording', signal, speech: { ...speech, ...more } });
const keyPoints = [1, 0.75, 0.3].map((coverage) => ({
  point: 'It rains',
  coverage,
  found: { start: 0, end: 1 },
}));
const option = (chosen: boolean, correct: boolean) => ({ id: `${chosen}${correct}`, chosen, correct });
const gap = (correct: boolean) => ({ given: 'a', accepted: ['a'], correct });
const word = (type: string) => ({ type, word: 'a' });

describe('what was measured, in about five words', () => {
  const cases: [BankTaskType, ScoreEvidence | object, string][] = [
    ['RA', recording({ words: [heard('CORRECT'), heard('MISSED'), heard('EXTRA')] }), '1 of 2 words heard'],
    ['RA', { kind: 'recording', signal }, '12 seconds of speech'],
    ['RA', recording({ refused: 'other-text' }), 'no words could be scored'],
    ['DI', recording({ keyPoints }), '1 of 3 key points found'],
    [
      'ASQ',
      recording({ shortAnswer: { standing: 'right', answer: 'a', found: null } }),
      'the right answer heard',
    ],
    [
      'RTS',
      recording({ reply: { acts: [{ act: 'thanks', found: null }], tone: 'fits', shownBy: [] } }),
      '0 of 1 parts of a reply',
    ],
    [
      'WE',
      { kind: 'writing', wordCount: 232, formBand: { points: 2, max: 2, reason: 'in-band' } },
      '232 words',
    ],
    [
      'MCS_R',
      { kind: 'choices', options: [option(true, false), option(false, true)] },
      'a wrong answer chosen',
    ],
    ['SMW', { kind: 'choices', options: [option(false, true)] }, 'no ending chosen'],
    [
      'MCM_R',
      { kind: 'choices', options: [option(true, true), option(false, true), option(true, false)] },
      '1 of 2 right chosen, 1 wrong',
    ],
    ['FIB_R', { kind: 'gaps', gaps: [gap(true), gap(false)] }, '1 of 2 gaps right'],
    ['RO', { kind: 'pairs', pairs: [{ first: 'a', second: 'b', correct: true }] }, '1 of 1 pairs in order'],
    [
      'HIW',
      { kind: 'words', words: [word('CORRECT'), word('MISSED'), word('EXTRA')] },
      '1 of 2 words found, 1 wrong',
    ],
    [
      'WFD',
      { kind: 'words', words: [word('CORRECT'), word('MISSPELLED'), word('EXTRA')] },
      '1 of 2 words right',
    ],
  ];
  test.each(cases)('%s, %j: %s', (task, evidence, words) => {
    expect(measuredWords(task, scoreOf(evidence))).toBe(words);
  });
});

describe('the next best thing', () => {
  const full = scoreOf({ kind: 'gaps', gaps: [gap(true)] });
  it('is the advice, with the reason apart from it', () => {
    expect(splitAdvice('Say every word: 3 words were left out.')).toEqual({
      next: 'say every word',
      why: '3 words were left out.',
    });
  });
  it('is something harder where nothing stands out', () => {
    const facts = { score: full, advice: null, level: 'AVERAGE' } as const;
    expect(nextStep({ ...facts, mode: 'PRACTICE' }).next).toBe('try one in exam mode');
    expect(nextStep({ ...facts, mode: 'EXAM' }).next).toBe('take a harder question');
    expect(nextStep({ ...facts, mode: 'EXAM', level: 'HARD' }).next).toBe('go on to another task');
  });
  it('is not known before an engine has listened, and of one that could not be matched only that it counts nowhere', () => {
    const facts = { advice: null, mode: 'EXAM', level: 'EASY' } as const;
    const early = scoreOf({ kind: 'recording', signal }, { points: null });
    expect(nextStep({ ...facts, score: early }).next).toBeNull();
    expect(nextStep({ ...facts, score: scoreOf(recording({ refused: 'noisy' })) })).toEqual({
      next: null,
      why: 'It counts in no statistic.',
    });
  });
});

test('how long an answer took is said in the units that fit', () => {
  expect([0.2, 42, 120, 133, 3900].map((seconds) => timeTakenWords(seconds))).toEqual([
    '1 s',
    '42 s',
    '2 min',
    '2 min 13 s',
    '1 h 5 min',
  ]);
});
