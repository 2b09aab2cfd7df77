import { expect, test } from 'vitest';
import type { TargetDto } from '#contract/entities/progress.ts';
import { taskTypes } from '#contract/task-type.ts';
import { estimate } from '#domain/estimates/estimates.ts';
import { planTheDay, reviewSecondsOf } from './day-plan.ts';

const all = new Set(taskTypes);
const target = (speaking: number, rest: number): TargetDto => ({
  speaking,
  listening: rest,
  reading: rest,
  writing: rest,
  overall: rest,
  examDate: '2027-01-15',
  language: 'EN',
});
const answered = (share: number) => Array.from({ length: 10 }, () => ({ low: share, high: share, max: 10 }));
const none = estimate('ACADEMIC', new Map());
const plan = (rest: Partial<Parameters<typeof planTheDay>[0]> = {}) =>
  planTheDay({
    pteType: 'ACADEMIC',
    studySeconds: 3_600,
    tasks: all,
    target: null,
    level: null,
    today: '2026-11-23',
    estimates: none,
    ...rest,
  });

test('a day fills its time and never more', () => {
  for (const hours of [1, 2, 3, 4, 5]) {
    const minutes = plan({ studySeconds: hours * 3_600 }).reduce((sum, task) => sum + task.minutes, 0);
    const review = reviewSecondsOf(hours * 3_600) / 60;
    expect(minutes + review).toBeLessThanOrEqual(hours * 60 + 5);
    expect(minutes + review).toBeGreaterThan(hours * 60 - 10);
  }
});

test('it has only tasks of the exam that have questions here, and none when there are none', () => {
  expect(plan({ tasks: new Set(['RA', 'WEM']) }).map(({ taskType }) => taskType)).toEqual(['RA']);
  expect(plan({ tasks: new Set() })).toEqual([]);
  expect(
    planTheDay({
      pteType: 'CORE',
      studySeconds: 3_600,
      tasks: all,
      target: null,
      level: null,
      today: '2026-11-23',
      estimates: none,
    }).map(({ taskType }) => taskType),
  ).not.toContain('WE');
});

test('the skill that is far from its target gets more than the ones that are there', () => {
  const tasks = ['RA', 'DI', 'RS', 'FIB_RW', 'FIB_R', 'SWT'] as const;
  const estimates = estimate('ACADEMIC', new Map(tasks.map((task) => [task, answered(0.6)])));
  const minutesOf = (goal: TargetDto) =>
    plan({ target: goal, estimates }).find(({ taskType }) => taskType === 'DI')?.minutes ?? 0;
  expect(minutesOf(target(88, 40))).toBeGreaterThan(minutesOf(target(40, 88)));
});

test('a task says why it is there', () => {
  const estimates = estimate(
    'ACADEMIC',
    new Map([
      ['DI', answered(0.5)],
      ['RS', answered(0.5)],
    ]),
  );
  const di = plan({ target: target(79, 79), estimates }).find(({ taskType }) => taskType === 'DI');
  expect(di?.why.shares.map(({ skill }) => skill)).toEqual(['speaking']);
  const { level, gap } = di?.why ?? {};
  expect(level?.low).toBeLessThan(0.5);
  expect(level?.high).toBeGreaterThan(0.5);
  expect(gap?.low).toBeLessThan(29);
  expect(gap?.high).toBeGreaterThan(29);
  expect(plan()[0]?.why).toMatchObject({ gap: null, level: null });
});

test('old errors have a tenth of the day, and never more than a quarter of an hour', () => {
  expect([1, 2, 3, 5].map((hours) => reviewSecondsOf(hours * 3_600))).toEqual([360, 720, 900, 900]);
});

test('in the last week more kinds of task come up, and on the day itself only a little; a day that is over counts for nothing', () => {
  const kinds = (examDate: string) => plan({ target: { ...target(79, 79), examDate } }).length;
  expect(kinds('2026-11-30')).toBeGreaterThan(kinds('2026-12-01'));
  const minutes = (examDate: string) =>
    plan({ target: { ...target(79, 79), examDate } }).reduce((sum, task) => sum + task.minutes, 0);
  expect(minutes('2026-11-23')).toBeLessThanOrEqual(15);
  expect(minutes('2026-11-22')).toBeGreaterThan(45);
});

test('another exam in the middle of a plan has its own tasks at once, by its own answers', () => {
  const estimates = estimate('CORE', new Map([['RA', answered(0.5)]]));
  const core = plan({ pteType: 'CORE', studySeconds: 18_000, estimates, target: target(60, 60) }).map(
    ({ taskType }) => taskType,
  );
  expect(core).not.toContain('WE');
  expect(core).toContain('WEM');
});
