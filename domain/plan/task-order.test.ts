import { expect, test } from 'vitest';
import type { LevelUpdate, TargetDto } from '#contract/entities/progress.ts';
import type { TaskType } from '#contract/task-type.ts';
import { estimate } from '#domain/estimates/estimates.ts';
import { makeLevel } from '#tests/support/make-level.ts';
import { rankTasks, worthOfNext } from './task-order.ts';

const target: TargetDto = {
  speaking: 65,
  listening: 65,
  reading: 65,
  writing: 65,
  overall: 65,
  examDate: '2027-01-15',
  language: 'EN',
};
const mock = (speaking: number, writing: number): LevelUpdate =>
  makeLevel({ speaking, writing, reading: 60, listening: 60, overall: 60 });
const answered = (share: number, count: number) =>
  Array.from({ length: count }, () => ({ low: share, high: share, max: 10 }));
const after = (count: number, share = 0.6) =>
  estimate(
    'ACADEMIC',
    new Map((['DI', 'RS', 'RA', 'WE', 'SWT', 'WFD'] as const).map((task) => [task, answered(share, count)])),
  );
const rank = (rest: Partial<Parameters<typeof rankTasks>[0]> = {}) =>
  rankTasks({ pteType: 'ACADEMIC', target, level: null, today: '2026-11-23', estimates: after(0), ...rest });
const find = (ranked: ReturnType<typeof rank>, task: TaskType) =>
  ranked.find(({ taskType }) => taskType === task);
/** How much more Describe Image is worth than the essay, against the order of somebody who told nothing. */
const lean = (rest: Parameters<typeof rank>[0]) => {
  const ranked = rank(rest);
  return (find(ranked, 'DI')?.worth ?? 0) / (find(ranked, 'WE')?.worth ?? 1);
};

test('what counts most for its minutes comes first: Repeat Sentence before the essay of twenty minutes', () => {
  const tasks = rank().map(({ taskType }) => taskType);
  expect(tasks.slice(0, 3)).toEqual(['RS', 'DI', 'WFD']);
  expect(tasks.indexOf('WE')).toBeGreaterThan(tasks.indexOf('SWT'));
});

test('each further item of a task brings less, so that another one has its turn', () => {
  const [first, second] = rank();
  if (!first || !second) throw new Error('an exam has tasks');
  const turns = Array.from({ length: 12 }, (_, items) => worthOfNext(first, items) > second.worth);
  expect(turns[0]).toBe(true);
  expect(turns.at(-1)).toBe(false);
});

test('before the first answer the mock scores say where the points are', () => {
  expect(lean({ level: mock(30, 75) })).toBeGreaterThan(3 * lean({ level: mock(75, 30) }));
  const { why } = find(rank({ level: mock(30, 75) }), 'DI') ?? {};
  expect(why).toMatchObject({ gap: { low: 27, high: 43 }, told: 'mock', level: null });
});

test('the level of English is one score for all skills, and moves the order less than a mock test', () => {
  const why = (level: LevelUpdate) => find(rank({ level }), 'DI')?.why;
  expect(why(makeLevel({ englishLevel: 'B1' }))).toMatchObject({ gap: { low: 4, high: 24 }, told: 'level' });
  expect(why(makeLevel({ englishLevel: 'C1' }))).toMatchObject({ gap: { low: 0, high: 0 }, told: 'level' });
  expect(lean({ level: makeLevel({ englishLevel: 'B1' }) })).toBeCloseTo(lean({}), 1);
});

test('with every answer what was told counts less, until the answers alone say it', () => {
  const gaps = [0, 3, 10, 30].map((count) => {
    const why = find(rank({ level: mock(30, 75), estimates: after(count) }), 'DI')?.why;
    return { middle: ((why?.gap?.low ?? 0) + (why?.gap?.high ?? 0)) / 2, told: why?.told };
  });
  const [none, few, some, many] = gaps.map(({ middle }) => middle);
  // Answers say 58, the mock test 30, the target is 65.
  expect(none).toBe(35);
  expect(few).toBeLessThan(35);
  expect(some).toBeLessThan(few ?? 0);
  expect(many).toBeLessThan(some ?? 0);
  expect(many).toBeLessThan(13);
  expect(gaps.map(({ told }) => told)).toEqual(['mock', 'mock', null, null]);
});

test('who told nothing has a gap by the answers alone', () => {
  const { why } = find(rank({ estimates: after(10, 0.5) }), 'DI') ?? {};
  expect(why).toMatchObject({ told: null });
  expect(why?.gap?.low).toBeLessThan(15);
  expect(why?.gap?.high).toBeGreaterThan(15);
});
