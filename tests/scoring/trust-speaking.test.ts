import { expect, it } from 'vitest';
import { judgeAnswers } from './trust/answer-cases.ts';

/** The contrary of a situation is not noticed in a reply (docs/scoring.md). */
const known = ['spoken-opposite'];

it('speech that is no answer earns little, and honest speech what it had', { timeout: 120_000 }, () => {
  const verdicts = judgeAnswers('spoken', 'tuning');
  expect(verdicts).toHaveLength(8);
  expect(verdicts.filter(({ name, holds }) => !holds && !known.includes(name))).toEqual([]);
});
