import type { Score } from '#contract/entities/answer.ts';

/** What is known of an essay before an engine has read it. */
export const exactEssayScore = {
  rubric: 'academic@2025-08-07',
  scorer: 'objective@1',
  points: null,
  max: 26,
  traits: [],
  skills: [],
  evidence: { kind: 'writing', wordCount: 200, formBand: { points: 2, max: 2, reason: 'in-band' } },
} satisfies Score;

const summary = {
  correctWordsCount: 200,
  spellingErrors: 0,
  GRAMMAR_CRITICAL_ERROR: 0,
  GRAMMAR_MODERATE_ERROR: 0,
  GRAMMAR_MINOR_ERROR: 0,
  MISSED: 0,
  EXTRA: 0,
};

/** The score of an essay that an engine has read. */
export const wholeEssayScore = (points: number, scorer = 'writing@2026-11-22'): Score => ({
  ...exactEssayScore,
  scorer,
  points,
  evidence: { ...exactEssayScore.evidence, summary },
});
