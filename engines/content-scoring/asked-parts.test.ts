import { expect, test } from 'vitest';
import { topicTools } from '#engines/writing/score-writing.ts';
import { loadWritingEngine } from '#tools/score-writing/load-engine.ts';
import { byParts } from './asked-parts.ts';
import type { PointCoverage } from './key-points.ts';

const tools = topicTools(loadWritingEngine());
const keyPoints = [
  { point: 'Which radiator is cold', terms: ['cold'], bullet: 0 },
  { point: 'Somebody should repair it', terms: ['repair'], bullet: 1 },
];
const prompt = 'You rent a flat.\n- Describe the problem\n- Ask for a repair';
const covered = (text: string, words: string, bullet: number, coverage: number): PointCoverage => {
  const start = text.indexOf(words);
  return { point: words, coverage, kind: 'near', bullet, found: { start, end: start + words.length } };
};
const coverageOf = (text: string, words: string, bullet: number, coverage: number): number | undefined =>
  byParts([covered(text, words, bullet, coverage)], { text, prompt, keyPoints }, tools)[0]?.coverage;

test('who is to ask and never asks has answered half of it', () => {
  expect(coverageOf('The repair of the radiator was long ago.', 'repair', 1, 0.8)).toBe(0.4);
});

test('who asks for it in the same sentence has answered more', () => {
  expect(coverageOf('Could you repair the radiator this week?', 'repair', 1, 0.7)).toBeCloseTo(0.9);
});

test('a request elsewhere changes nothing, and a part that asks for no act neither', () => {
  expect(coverageOf('The repair was long ago. Could you write to me?', 'repair', 1, 0.7)).toBe(0.7);
  expect(coverageOf('The radiator is cold.', 'radiator', 0, 0.7)).toBe(0.7);
});
