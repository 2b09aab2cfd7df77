import { expect, test } from 'vitest';
import { pteTypes } from '#contract/exam.ts';
import { isOnScale, presetsFor, quickTargets, sameScores } from './target-presets.ts';

test('every preset and quick target has five scores on the scale', () => {
  const all = [...pteTypes.flatMap(presetsFor).map(({ scores }) => scores), ...quickTargets.map(sameScores)];
  expect(all.flatMap((scores) => Object.values(scores)).filter((score) => !isOnScale(score))).toEqual([]);
  expect(all.map((scores) => Object.keys(scores).length)).toEqual(all.map(() => 5));
});

test('Canada is for Core, Australia and IELTS for Academic', () => {
  expect(new Set(presetsFor('CORE').map(({ group }) => group))).toEqual(new Set(['Canadian CLB']));
  expect(presetsFor('ACADEMIC').find(({ id }) => id === 'au-proficient')?.scores).toEqual({
    listening: 58,
    reading: 59,
    speaking: 76,
    writing: 69,
    overall: 66,
  });
});

test('a score off the scale is none', () => {
  expect([9, 10, 90, 91, 65.5, Number.NaN].map(isOnScale)).toEqual([false, true, true, false, false, false]);
});
