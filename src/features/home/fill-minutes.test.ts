import { expect, test } from 'vitest';
import { mostStops } from '#contract/entities/practice-session.ts';
import { taskTypes } from '#contract/task-type.ts';
import type { TaskProgress } from '#data/queries/task-progress.ts';
import { estimate } from '#domain/estimates/estimates.ts';
import { rankTasks } from '#domain/plan/task-order.ts';
import { rubricFor, taskRule } from '#domain/rubric/rubrics.ts';
import { fillMinutes, minuteChoices } from './fill-minutes.ts';
import { secondsOf } from './item-seconds.ts';

type Task = TaskProgress['taskType'];

const ruleOf = (taskType: Task) => taskRule(rubricFor('ACADEMIC'), taskType);
const ranked = rankTasks({
  pteType: 'ACADEMIC',
  target: null,
  level: null,
  today: '2026-11-23',
  estimates: estimate('ACADEMIC', new Map()),
});
const order = { ruleOf, ranked };
const progress = (taskType: Task, rest: Partial<TaskProgress> = {}): TaskProgress => ({
  taskType,
  total: 10,
  practised: 0,
  nextIds: [1, 2, 3],
  answeredSince: 0,
  isHeardHere: true,
  ...rest,
});
const all = taskTypes.filter((task) => ruleOf(task) !== undefined).map((task) => progress(task));
const minutesOf = (stops: readonly { taskType: Task }[]) =>
  stops.reduce((sum, { taskType }) => sum + secondsOf(progress(taskType), order), 0) / 60;

test.each(minuteChoices)('%i minutes are filled, and not more than that', (minutes) => {
  const stops = fillMinutes(minutes, all, order);
  expect(minutesOf(stops)).toBeLessThanOrEqual(minutes);
  expect(minutesOf(stops)).toBeGreaterThan(minutes * 0.75);
  expect(stops.length).toBeLessThanOrEqual(mostStops);
});

test('no question comes twice, and those of a task stand together', () => {
  const stops = fillMinutes(30, all, order);
  expect(new Set(stops.map(({ taskType, practiceId }) => `${taskType} ${practiceId}`)).size).toBe(
    stops.length,
  );
  const changes = stops.filter(({ taskType }, at) => taskType !== stops[at - 1]?.taskType).length;
  expect(changes).toBe(new Set(stops.map(({ taskType }) => taskType)).size);
});

test('a task whose sound is not here is left out', () => {
  const deaf = all.map((each) => (each.taskType === 'RS' ? { ...each, isHeardHere: false } : each));
  expect(fillMinutes(5, all, order).map(({ taskType }) => taskType)).toContain('RS');
  expect(fillMinutes(5, deaf, order).map(({ taskType }) => taskType)).not.toContain('RS');
});

test('what was done today makes room for other tasks', () => {
  const done = all.map((each) => (each.taskType === 'RS' ? { ...each, answeredSince: 20 } : each));
  expect(fillMinutes(5, done, order).map(({ taskType }) => taskType)).not.toContain('RS');
});

test('where nothing fits there is no session', () => {
  expect(fillMinutes(5, [progress('WE')], order)).toEqual([]);
  expect(fillMinutes(5, [], order)).toEqual([]);
});
