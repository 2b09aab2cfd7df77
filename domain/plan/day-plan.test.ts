import { expect, test } from 'vitest';
import type { TargetDto } from '#contract/entities/progress.ts';
import { taskTypes } from '#contract/task-type.ts';
import { estimate } from '#domain/estimates/estimates.ts';
import { planTheDay } from './day-plan.ts';

const all = new Set(taskTypes);
const target = (speaking: number, rest: number): TargetDto => ({
  speaking, listening: rest, reading: rest, writing: rest, overall: rest, examDate: '2027-01-15', language: 'EN',
}); // prettier-ignore
const answered = (share: number) => Array.from({ length: 10 }, () => ({ low: share, high: share, max: 10 }));
const none = estimate('ACADEMIC', new Map());
const plan = (rest: Partial<Parameters<typeof planTheDay>[0]> = {}) =>
  planTheDay({
    pteType: 'ACADEMIC',
    studySeconds: 3_600,
    tasks: all,
    target: null,
    estimates: none,
    ...rest,
  });

test('a day fills its time and never more', () => {
  for (const hours of [1, 2, 3, 4, 5]) {
    const minutes = plan({ studySeconds: hours * 3_600 }).reduce((sum, task) => sum + task.minutes, 0);
    expect(minutes).toBeLessThanOrEqual(hours * 60 + 5);
    expect(minutes).toBeGreaterThan(hours * 60 - 10);
  }
});

test('it has only tasks of the exam that have questions here, and none when there are none', () => {
  expect(plan({ tasks: new Set(['RA', 'WEM']) }).map(({ taskType }) => taskType)).toEqual(['RA']);
  expect(plan({ tasks: new Set() })).toEqual([]);
  expect(planTheDay({ pteType: 'CORE', studySeconds: 3_600, tasks: all, target: null, estimates: none }).map(({ taskType }) => taskType)).not.toContain('WE'); // prettier-ignore
});

test('the skill that is far from its target gets more than the ones that are there', () => {
  const tasks = ['RA', 'DI', 'RS', 'FIB_RW', 'FIB_R', 'SWT'] as const;
  const estimates = estimate('ACADEMIC', new Map(tasks.map((task) => [task, answered(0.6)])));
  const minutesOf = (goal: TargetDto) =>
    plan({ target: goal, estimates }).find(({ taskType }) => taskType === 'DI')?.minutes ?? 0;
  expect(minutesOf(target(88, 40))).toBeGreaterThan(minutesOf(target(40, 88)));
});

test('a task says why it is there', () => {
  const estimates = estimate('ACADEMIC', new Map([['DI', answered(0.5)], ['RS', answered(0.5)]])); // prettier-ignore
  const di = plan({ target: target(79, 79), estimates }).find(({ taskType }) => taskType === 'DI');
  expect(di?.why.shares.map(({ skill }) => skill)).toEqual(['speaking']);
  expect(di?.why.level).toBeCloseTo(0.5, 1);
  expect(di?.why.gap).toBe(29);
  expect(plan()[0]?.why).toMatchObject({ gap: null, level: null });
});
