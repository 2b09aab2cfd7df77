import { expect, test } from 'vitest';
import type { TaskReasons } from '#domain/plan/task-order.ts';
import { reasonWords } from './reason-words.ts';

const why: TaskReasons = {
  shares: [{ skill: 'speaking', share: 0.31 }],
  gap: { low: 4, high: 19 },
  told: null,
  level: { low: 0.42, high: 0.71 },
};

test('a reason has ranges, and says that it comes from answers by saying nothing else', () => {
  expect(reasonWords(why)).toBe(
    'Most points a minute come first. It counts for about 31 % of Speaking, by unofficial figures. You are 4 to 19 points below your target there. You probably get 40 to 70 % of its points.',
  );
});

test.each([
  ['mock', 'By your mock test, you are 4 to 19 points below your target there.'],
  ['level', 'By the English level that you chose, you are 4 to 19 points below your target there.'],
] as const)('what was told is named: %s', (told, sentence) => {
  expect(reasonWords({ ...why, told, level: null })).toContain(
    `${sentence} With each answer this counts less, and what you do counts more. You have not answered it often enough`,
  );
});

test.each([
  [{ low: 0, high: 0 }, 'You are at your target there.'],
  [{ low: 0, high: 6 }, 'You are at your target there, or up to 6 points below it.'],
  [{ low: 0, high: 1 }, 'You are at your target there, or up to 1 point below it.'],
  [{ low: 1, high: 1 }, 'You are 1 point below your target there.'],
] as const)('near the target: %o', (gap, sentence) => {
  expect(reasonWords({ ...why, gap })).toContain(sentence);
});
