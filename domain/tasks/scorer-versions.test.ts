import { describe, expect, it } from 'vitest';
import type { Score } from '#contract/entities/answer.ts';
import { isOlderScorer, isOutdated, scorerVersions } from './scorer-versions.ts';

describe('the age of a scorer', () => {
  it.each([
    ['reading@2026-11-21.9', 'reading@2026-11-22'],
    ['reading@2026-11-22', 'reading@2026-11-22.2'],
    ['reading@2026-11-22.9', 'reading@2026-11-22.10'],
  ])('%s is older than %s, and not the other way round', (older, newer) => {
    expect(isOlderScorer(older, newer)).toBe(true);
    expect(isOlderScorer(newer, older)).toBe(false);
    expect(isOlderScorer(newer, newer)).toBe(false);
  });

  it('that nobody knows, or that is of another engine, counts as older', () => {
    expect(isOlderScorer('a scorer', 'reading@2026-11-22')).toBe(true);
    expect(isOlderScorer('writing@2026-11-23', 'reading@2026-11-22')).toBe(true);
  });

  it.each(Object.entries(scorerVersions))('can be told of the %s of today', (engine, version) => {
    expect(isOlderScorer(`${engine}@2020-01-01`, version)).toBe(true);
    expect(isOlderScorer(`${engine}@2099-01-01`, version)).toBe(false);
  });
});

const counts = {
  correctWordsCount: 1,
  spellingErrors: 0,
  GRAMMAR_CRITICAL_ERROR: 0,
  GRAMMAR_MODERATE_ERROR: 0,
  GRAMMAR_MINOR_ERROR: 0,
  MISSED: 0,
  EXTRA: 0,
};

const essay = (scorer: string, summary?: 'a summary'): Score => ({
  rubric: 'a rubric',
  scorer,
  points: 1,
  max: 2,
  traits: [],
  skills: [],
  evidence: {
    kind: 'writing',
    wordCount: 1,
    formBand: { points: 1, max: 2, reason: 'in-band' },
    ...(summary === undefined ? {} : { summary: counts }),
  },
});

describe('a score', () => {
  it('is outdated when it is whole and of an older scorer', () => {
    expect(isOutdated('WE', essay('writing@2020-01-01', 'a summary'))).toBe(true);
    expect(isOutdated('WE', essay(scorerVersions.writing, 'a summary'))).toBe(false);
    // Its engine has not been at work: it waits for it anyway.
    expect(isOutdated('WE', essay('writing@2020-01-01'))).toBe(false);
  });

  it('of a task without an engine is exact', () => {
    expect(isOutdated('MCS_R', essay('choices@2020-01-01', 'a summary'))).toBe(false);
  });
});
