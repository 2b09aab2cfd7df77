import { expect, test } from 'vitest';
import { habitOf, lastDays, lastMonths, mondayOf } from './activity.ts';
import { activityBySection, performanceByWeek, recordsByTask, type CountedAnswer } from './performance.ts';
import { frequentErrors } from './frequent-errors.ts';

/** Worked by hand: seven answers of two weeks. 2026-11-23 is a Monday. */
const answers: CountedAnswer[] = [
  { taskType: 'RA', day: '2026-11-23', seconds: 60, share: 0.5 },
  { taskType: 'RA', day: '2026-11-24', seconds: 60, share: 0.8 },
  { taskType: 'RS', day: '2026-11-24', seconds: 15, share: 0.2 },
  { taskType: 'WE', day: '2026-11-24', seconds: 1_200, share: null },
  { taskType: 'RO', day: '2026-11-22', seconds: 95, share: 1 },
  { taskType: 'RO', day: '2026-11-16', seconds: 95, share: 0.5 },
  { taskType: 'WFD', day: '2026-11-15', seconds: 30, share: 0.9 },
];

test('performance is the mean share of points by section and week', () => {
  expect(performanceByWeek(answers, '2026-11-24', 3)).toEqual([
    { week: '2026-11-09', speaking: null, writing: null, reading: null, listening: 90 },
    { week: '2026-11-16', speaking: null, writing: null, reading: 75, listening: null },
    { week: '2026-11-23', speaking: 50, writing: null, reading: null, listening: null },
  ]);
});

test('activity is answers and minutes by section', () => {
  expect(activityBySection(answers)).toEqual([
    { section: 'speaking', answers: 3, minutes: 2 },
    { section: 'writing', answers: 1, minutes: 20 },
    { section: 'reading', answers: 2, minutes: 3 },
    { section: 'listening', answers: 1, minutes: 1 },
  ]);
});

test('a task has its typical and its best score, and none while nothing was scored', () => {
  const records = recordsByTask(answers);
  expect(records.find(({ taskType }) => taskType === 'RA')).toEqual({ taskType: 'RA', answers: 2, minutes: 2, typical: 65, best: 80 }); // prettier-ignore
  expect(records.find(({ taskType }) => taskType === 'WE')).toMatchObject({ typical: null, best: null });
  const odd = recordsByTask(
    [0.1, 0.9, 0.4].map((share) => ({ taskType: 'RO', day: '2026-11-24', seconds: 0, share })),
  );
  expect(odd).toEqual([{ taskType: 'RO', answers: 3, minutes: 0, typical: 40, best: 90 }]);
  expect(recordsByTask([])).toEqual([]);
});

test('days and months without practice are there, with none', () => {
  const byDay = new Map([['2026-11-24', 3], ['2026-11-22', 1], ['2026-09-30', 2], ['2025-11-24', 9]]); // prettier-ignore
  expect(lastDays(byDay, '2026-11-24', 3)).toEqual([
    { day: '2026-11-22', count: 1 },
    { day: '2026-11-23', count: 0 },
    { day: '2026-11-24', count: 3 },
  ]);
  expect(lastMonths(byDay, '2026-11-24', 3)).toEqual([
    { month: '2026-09', count: 2 },
    { month: '2026-10', count: 0 },
    { month: '2026-11', count: 4 },
  ]);
  expect(lastMonths(byDay, '2026-01-31', 2).map(({ month }) => month)).toEqual(['2025-12', '2026-01']);
});

test('a week with three days of practice is a good one, and rest in the week that runs takes nothing away', () => {
  const practised = (...days: string[]) => new Map(days.map((day) => [day, 1]));
  const twoWeeks = ['2026-11-09', '2026-11-11', '2026-11-15', '2026-11-16', '2026-11-18', '2026-11-20'];
  expect(habitOf(practised(...twoWeeks), '2026-11-24')).toEqual({ thisWeek: 0, goodWeeks: 2 });
  expect(habitOf(practised(...twoWeeks, '2026-11-23', '2026-11-24', '2026-11-25'), '2026-11-25')).toEqual({ thisWeek: 3, goodWeeks: 3 }); // prettier-ignore
  expect(habitOf(practised('2026-11-24'), '2026-11-24')).toEqual({ thisWeek: 1, goodWeeks: 0 });
  expect(mondayOf('2026-11-29')).toBe('2026-11-23');
  expect(mondayOf('1969-12-31')).toBe('1969-12-29');
});

test('errors that come again are named with what they are about, single ones are not', () => {
  const dictation = (...words: { type: 'MISSPELLED' | 'MISSED' | 'CORRECT'; word: string; suggestion?: string }[]) => ({
    taskType: 'WFD' as const,
    score: { rubric: 'r', scorer: 's', points: 1, max: 5, traits: [], skills: [], evidence: { kind: 'words' as const, words } },
  }); // prettier-ignore
  const found = frequentErrors(
    [
      dictation(
        { type: 'MISSPELLED', word: 'goverment', suggestion: 'government' },
        { type: 'MISSED', word: 'the' },
      ),
      dictation(
        { type: 'MISSPELLED', word: 'governmant', suggestion: 'government' },
        { type: 'CORRECT', word: 'a' },
      ),
      dictation({ type: 'MISSPELLED', word: 'recieve', suggestion: 'receive' }),
    ],
    5,
  );
  expect(found).toEqual([
    { group: 'spelling', taskType: 'WFD', count: 3, examples: ['government', 'receive'] },
  ]);
});
