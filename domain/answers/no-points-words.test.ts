import { expect, it } from 'vitest';
import { exactEssayScore, wholeEssayScore } from '#tests/support/essay-scores.ts';
import { noPointsWords } from './no-points-words.ts';

it('says of an answer without points what it waits for, and promises no score that will not come', () => {
  const score = exactEssayScore;
  expect(noPointsWords({ score: null })).toBe('Not scored yet');
  expect(noPointsWords({ score, scoring: null })).toBe('Not scored yet');
  expect(noPointsWords({ score, scoring: { status: 'waiting' } })).toBe('Score on its way');
  const unpaid = { status: 'waiting', needs: 'ai-score' } as const;
  expect(noPointsWords({ score, scoring: unpaid })).toBe('Waits for a free score');
  expect(noPointsWords({ score, scoring: { status: 'failed', reason: 'gone' } })).toBe('Could not be scored');
  const refused = { ...wholeEssayScore(0), points: null };
  expect(noPointsWords({ score: refused, scoring: unpaid })).toBe('No score');
});
