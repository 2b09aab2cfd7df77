import { describe, expect, it } from 'vitest';
import { contentCases, formCases } from './trust/content-cases.ts';
import { judgeFlags } from './trust/flag-cases.ts';
import { judgeWriting } from './trust/judge-writing.ts';
import { honestCases } from './trust/honest-cases.ts';
import { judgeKeyPoints } from './trust/key-point-cases.ts';
import { judgeQuestions } from './trust/question-cases.ts';
import { skeletonCases } from './trust/skeleton-cases.ts';

describe('what must hold of scores for writing', () => {
  it.each([
    ['content', contentCases],
    ['form', formCases],
    ['honest answers', honestCases],
    ['skeletons', skeletonCases],
  ] as const)('every case of %s holds', (_, cases) => {
    const verdicts = judgeWriting(cases);
    expect(verdicts).toHaveLength(cases.length);
    expect(verdicts.filter(({ holds }) => !holds)).toEqual([]);
  });

  it('a key point is more than a word in passing', () => {
    expect(judgeKeyPoints().filter(({ holds }) => !holds)).toEqual([]);
  });

  it('right English is not underlined, sure slips are', () => {
    expect(judgeFlags().filter(({ holds }) => !holds)).toEqual([]);
  });

  it('answers to other questions are told from a question\u2019s own', { timeout: 120_000 }, () => {
    expect(judgeQuestions('WE', 8).filter(({ holds }) => !holds)).toEqual([]);
  });
});
