import { expect, test } from 'vitest';
import { exactEssayScore, wholeEssayScore } from '#tests/support/essay-scores.ts';
import { heardSpeech, spokenScore } from '#tests/support/spoken-score.ts';
import { pointsByTask } from './session-points.ts';

test('points of a task are those of its scored answers together; others have their line without any', () => {
  const tasks = pointsByTask([
    { taskType: 'WE', score: wholeEssayScore(20) },
    { taskType: 'SWT', score: null },
    { taskType: 'WE', score: wholeEssayScore(11) },
    { taskType: 'WE', score: exactEssayScore },
  ]);
  expect(tasks).toEqual([
    { taskType: 'WE', answers: 3, points: { low: 31, high: 31, max: 52, isExact: true } },
    { taskType: 'SWT', answers: 1, points: null },
  ]);
});

test('a refused recording takes no point away', () => {
  const silence = spokenScore({ ...heardSpeech('a b'), refused: 'no-speech' }, { points: 0, max: 16 });
  expect(pointsByTask([{ taskType: 'RA', score: silence }])[0]?.points).toBeNull();
});
