import { expect, test } from 'vitest';
import type { AnswerValue } from '#contract/entities/answer.ts';
import { scoreAnswer } from '#domain/tasks/score-answer.ts';
import { makeItem } from '#tests/support/practice-items.ts';
import { answerParts, letterScores, scoreDisplay } from './score-display.ts';

const id = '00000000-0000-4000-8000-000000000001';
const scored = (task: 'MCS_R' | 'WE' | 'SST', value: AnswerValue) => {
  const outcome = scoreAnswer({ item: makeItem(task, 15_001), value, pteType: 'ACADEMIC' });
  if (outcome.kind !== 'scored') throw new Error(outcome.reason);
  return { id, taskType: task, pteType: 'ACADEMIC' as const, value, score: outcome.score, duration: 31 };
};
const choice = scored('MCS_R', { kind: 'choose', chosen: ['b'] });

test('a reading answer shows its skill with its maximum, its time, and its parts', () => {
  expect(scoreDisplay({ ...choice, isShared: true })).toEqual({
    listening: null,
    reading: { score: 1, max: 1 },
    speaking: null,
    writing: null,
    timeTaken: 31,
    shareLink: `/share/reading/multipleChoiceSingleAnswer/${id}`,
    wordsCount: null,
    wordLimits: { ACADEMIC: null, CORE: null },
    accordionData: [
      { id: 'choices', title: 'Correct choice', value: 1, maxValue: 1, content: 'Counted exactly' },
    ],
  });
});

test('only a shared reading answer has a link', () => {
  expect(scoreDisplay({ ...choice, isShared: false }).shareLink).toBeNull();
  const essay = scored('WE', { kind: 'write', text: 'Short.' });
  expect(scoreDisplay({ ...essay, isShared: true }).shareLink).toBeNull();
});

test('words are counted against the limits of both exams', () => {
  const summary = scored('SST', { kind: 'write', text: `${'word '.repeat(52)}it's well-made and/or U.S.` });
  const { wordsCount, wordLimits } = scoreDisplay({ ...summary, isShared: false });
  expect([wordsCount, wordLimits]).toEqual([
    56,
    { ACADEMIC: { min: 50, max: 70 }, CORE: { min: 20, max: 30 } },
  ]);
});

test('a part that no engine has measured is there without a value', () => {
  const essay = scored('WE', { kind: 'write', text: `${'word '.repeat(220)}.` });
  const { accordionData } = scoreDisplay({ ...essay, isShared: false });
  expect(accordionData.find((part) => part.id === 'form')).toMatchObject({ value: 2, maxValue: 2 });
  expect(accordionData.find((part) => part.id === 'grammar')).toEqual({
    id: 'grammar',
    title: 'Grammar',
    value: null,
    maxValue: 2,
    content: 'Not measured yet',
  });
  expect(letterScores(essay.score)).toEqual({ L: null, W: null, R: null, S: null });
});

test.each<[AnswerValue, string[]]>([
  [{ kind: 'choose', chosen: ['a', 'c'] }, ['a', 'c']],
  [{ kind: 'arrange', order: ['p2', 'p1'] }, ['p2', 'p1']],
  [{ kind: 'fill', gaps: ['way', null] }, ['way', '']],
  [{ kind: 'highlight', words: [3, 8] }, ['3', '8']],
  [{ kind: 'type', text: 'What I heard' }, ['What I heard']],
])('%j has the parts %j', (value, parts) => expect(answerParts(value)).toEqual(parts));
