import { describe, expect, it, test } from 'vitest';
import { Score } from '#contract/entities/answer.ts';
import type { HeardWord } from '#contract/entities/speech-evidence.ts';
import type { ReadingScore, ReadWord } from '#engines/speech/reading/score-reading.ts';
import { assessmentOf, isAssessed } from '#domain/tasks/assessment-of.ts';
import { readingScore } from './assess-reading.ts';
import { markRange, pointsOfMark } from './mark-range.ts';
import { pointsRange } from '#domain/estimates/points-range.ts';
import { readContent } from './read-content.ts';
import { readingEvidence } from './speech-evidence.ts';

const heard = (type: ReadWord['type'], count: number): ReadWord[] =>
  Array.from({ length: count }, (_, i) => ({
    word: type === 'EXTRA' ? '' : 'word',
    type,
    start: type === 'MISSED' ? null : i + 0.0004,
    dur: type === 'MISSED' ? null : 0.25,
    score: type === 'EXTRA' ? null : 8.123_456,
    phones: [{ phone: 'W', score: 1.987_654 }],
  }));
const reading: ReadingScore = {
  transcript: 'word word',
  coverage: 0.9,
  match: 0.9,
  understood: 0.8,
  words: [...heard('CORRECT', 9), ...heard('MISSED', 1)],
  marks: { accuracy: 7.5, fluency: 5.5, prosodic: 6, total: 7 },
  fluencyFacts: {
    wordsPerMinute: 123.4,
    articulationRate: 4.567,
    pauses: [{ start: 1.5, dur: 0.4 }],
    longPauses: 0,
    pausedShare: 0,
    restarts: 1,
    finalRush: false,
    overFast: false,
  },
  quality: { durationSeconds: 6, speechSeconds: 5, speechDbfs: -20, snrDb: 30, clippedShare: 0, flags: [] },
  warp: 1,
  refused: false,
  reason: null,
  textEvidence: null,
};
const text = 'one two three four five six seven eight nine ten';
const answer = { taskType: 'RA', text, signal: null, pteType: 'ACADEMIC' } as const;
const words = (...counts: readonly (readonly [HeardWord['type'], number])[]): Pick<HeardWord, 'type'>[] =>
  counts.flatMap(([type, count]) => Array.from({ length: count }, () => ({ type })));

describe('content of a text that was read aloud', () => {
  const ra = (...counts: readonly (readonly [HeardWord['type'], number])[]) =>
    readContent(words(...counts), { max: 50, perWord: true });

  it('is full when every word was heard', () => {
    expect(ra(['CORRECT', 50])).toMatchObject({ points: 50, low: 50, high: 50, max: 50 });
  });

  it('loses one point for each word missed, replaced or put in', () => {
    // 4 errors; about 3 of 50 words are wrongly taken for errors; half as many again may be hidden.
    expect(ra(['CORRECT', 47], ['MISSED', 2], ['REPLACED', 1], ['EXTRA', 1])).toMatchObject({
      points: 46,
      low: 44,
      high: 49,
    });
  });

  it('is never below nothing', () => {
    expect(ra(['MISSED', 50], ['EXTRA', 9])).toMatchObject({ points: 0, low: 0 });
  });
});

test.each([
  ['all nine words', [['CORRECT', 9]], [3, 3, 3]],
  [
    'all nine and more besides',
    [
      ['CORRECT', 9],
      ['EXTRA', 3],
    ],
    [3, 3, 3],
  ],
  [
    'eight of nine',
    [
      ['CORRECT', 8],
      ['MISSED', 1],
    ],
    [2, 2, 3],
  ],
  [
    'five of nine',
    [
      ['CORRECT', 5],
      ['MISSED', 4],
    ],
    [2, 1, 2],
  ],
  [
    'three of nine',
    [
      ['CORRECT', 3],
      ['MISSED', 6],
    ],
    [1, 0, 1],
  ],
  [
    'one of nine',
    [
      ['CORRECT', 1],
      ['MISSED', 8],
    ],
    [0, 0, 1],
  ],
  ['none', [['MISSED', 9]], [0, 0, 0]],
] as const)('of a repeated sentence, %s', (_, counts, [points, low, high]) => {
  expect(readContent(words(...counts), { max: 3, perWord: false })).toMatchObject({ points, low, high });
});

describe('marks', () => {
  test.each([
    [9.5, 5],
    [7.5, 4],
    [5.5, 3],
    [3.5, 2],
    [1.5, 1],
    [0, 0.25],
    [10, 5],
  ])('of %d earn %d of 5', (mark, points) => {
    expect(pointsOfMark(mark)).toBe(points);
  });

  it('are surer the more was read, and less sure when the recording is poor', () => {
    const width = (n: number, isDoubtful = false): number => {
      const { low, high } = markRange('accuracy', 5, { words: n, isDoubtful });
      return high - low;
    };
    expect(width(4)).toBe(width(8));
    expect(width(40)).toBeLessThan(width(16));
    expect(width(400)).toBe(width(40));
    expect(width(8, true)).toBeGreaterThan(width(8));
  });

  it('are surer where they are high', () => {
    const width = (value: number): number => {
      const { low, high } = markRange('accuracy', value, { words: 8, isDoubtful: false });
      return high - low;
    };
    expect(width(5)).toBeCloseTo(3.1);
    expect(width(7)).toBeCloseTo(3.1);
    expect(width(8.25)).toBeCloseTo(1.8);
    expect(width(9)).toBeCloseTo(1.8);
  });

  test.each(['accuracy', 'fluency', 'prosodic', 'total'] as const)(
    'of a better %s have no worse end',
    (mark) => {
      const ranges = Array.from({ length: 101 }, (_, i) =>
        markRange(mark, i / 10, { words: 4, isDoubtful: true }),
      );
      for (const [i, { low, high }] of ranges.entries()) {
        expect(low).toBeGreaterThanOrEqual(ranges[i - 1]?.low ?? 0);
        expect(high).toBeGreaterThanOrEqual(ranges[i - 1]?.high ?? 0);
      }
    },
  );

  it('stay between 0 and 10', () => {
    expect(markRange('total', 9.9, { words: 8, isDoubtful: false }).high).toBe(10);
    expect(markRange('total', 0.2, { words: 8, isDoubtful: false }).low).toBe(0);
  });
});

describe('the score of a reading', () => {
  it('is content by words, pronunciation and fluency by marks, and what was heard', () => {
    const score = readingScore(answer, readingEvidence(reading));
    expect(score).toMatchObject({
      points: 9 + 4 + 3,
      max: 20,
      skills: [{ skill: 'speaking', points: 16, max: 20 }],
    });
    expect(score?.traits.map(({ id, certainty, points }) => [id, certainty, points])).toEqual([
      ['content', 'estimate', 9],
      ['pronunciation', 'estimate', 4],
      ['fluency', 'estimate', 3],
    ]);
    expect(score?.evidence).toMatchObject({ kind: 'recording', speech: { refused: null, coverage: 0.9 } });
    expect(Score.parse(score)).toEqual(score);
    expect(score && isAssessed(score)).toBe(true);
    const range = score && pointsRange(score);
    expect(range?.low).toBeLessThan(16);
    expect(range?.high).toBeGreaterThan(16);
  });

  it('has times in whole milliseconds, rounded figures and no time where nothing was heard', () => {
    const [first, ...rest] = readingEvidence(reading).words;
    expect(first).toMatchObject({
      startMs: 0,
      endMs: 250,
      score: 8.12,
      phones: [{ phone: 'W', score: 1.99 }],
    });
    expect(rest.at(-1)).toMatchObject({ type: 'MISSED', startMs: null, endMs: null });
    expect(readingEvidence(reading).understood).toBe(0.8);
    expect(readingEvidence({ ...reading, understood: null }).understood).toBeNull();
  });

  it('gives no points to a recording that was refused, and says why', () => {
    const score = readingScore(answer, readingEvidence({ ...reading, refused: true, reason: 'other-text' }));
    expect(score).toMatchObject({ points: null, traits: [], skills: [] });
    expect(score?.evidence).toMatchObject({ speech: { refused: 'other-text', marks: null } });
    expect(score && isAssessed(score)).toBe(true);
  });

  it('gives nothing for how it was said when nothing of the text was said', () => {
    const score = readingScore(answer, readingEvidence({ ...reading, words: heard('MISSED', 10) }));
    expect(score).toMatchObject({ points: 0 });
    expect(score && pointsRange(score)).toMatchObject({ low: 0 });
  });

  it('of a repeated sentence has a maximum of 13', () => {
    const score = readingScore({ ...answer, taskType: 'RS' }, readingEvidence(reading));
    expect(score).toMatchObject({ max: 13, points: 2 + 4 + 3 });
    expect(score?.skills.map(({ skill }) => skill)).toEqual(['listening', 'speaking']);
  });
});

it('every task knows what completes its score', () => {
  expect([assessmentOf('RA'), assessmentOf('WE'), assessmentOf('RL'), assessmentOf('WFD')]).toEqual([
    'reading',
    'writing',
    'free-speech',
    'none',
  ]);
});
