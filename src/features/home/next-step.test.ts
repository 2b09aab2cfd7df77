import { expect, test } from 'vitest';
import type { TargetDto } from '#contract/entities/progress.ts';
import { taskTypes } from '#contract/task-type.ts';
import { estimate } from '#domain/estimates/estimates.ts';
import { planTheDay } from '#domain/plan/day-plan.ts';
import { rankTasks } from '#domain/plan/task-order.ts';
import { rubricFor, taskRule } from '#domain/rubric/rubrics.ts';
import { nextStep, stopsOfToday } from './next-step.ts';
import type { TaskProgress } from '#data/queries/task-progress.ts';

type Task = TaskProgress['taskType'];

const ruleOf = (taskType: Task) => taskRule(rubricFor('ACADEMIC'), taskType);
const target = (rest: Partial<TargetDto>): TargetDto => ({
  speaking: 50,
  listening: 50,
  reading: 50,
  writing: 50,
  overall: 50,
  examDate: '2027-01-15',
  language: 'EN',
  ...rest,
});
const known = {
  pteType: 'ACADEMIC',
  target: null,
  level: null,
  today: '2026-11-23',
  estimates: estimate('ACADEMIC', new Map()),
} as const;
const ranked = rankTasks(known);
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
const taskOf = (some: readonly TaskProgress[], of = order) => nextStep(some, of)?.taskType;

test('with nothing on the device there is no next step', () => {
  expect(nextStep([], order)).toBeNull();
});

test('a fresh learner begins with the task that brings most points a minute, and is told why', () => {
  expect(nextStep(all, order)).toMatchObject({
    taskType: 'RS',
    ids: [1, 2, 3],
    items: 3,
    why: { shares: [{ skill: 'listening' }, { skill: 'speaking' }] },
  });
});

test('how many of its questions were practised does not change the order', () => {
  expect(taskOf([progress('DI', { practised: 9 }), progress('RA')])).toBe('DI');
});

test('a higher target in one skill brings the tasks of that skill to the front', () => {
  const answers = (['DI', 'RS', 'RA', 'FIB_RW', 'FIB_R', 'SWT', 'RO'] as const).map(
    (task) => [task, Array.from({ length: 10 }, () => ({ low: 0.5, high: 0.5, max: 10 }))] as const,
  );
  const estimates = estimate('ACADEMIC', new Map(answers));
  const forGoal = (goal: TargetDto) => ({ ruleOf, ranked: rankTasks({ ...known, estimates, target: goal }) });
  const some = [progress('DI'), progress('FIB_RW')];
  expect(taskOf(some, forGoal(target({ speaking: 85 })))).toBe('DI');
  expect(taskOf(some, forGoal(target({ reading: 85 })))).toBe('FIB_RW');
});

test('what was done today brings less each time, until another task brings more', () => {
  const after = (answeredSince: number) => taskOf([progress('RS', { answeredSince }), progress('DI')]);
  expect(after(1)).toBe('RS');
  expect(after(9)).toBe('DI');
});

test('what does not fit into a quarter of an hour waits for what does', () => {
  expect(taskOf([progress('WE'), progress('MCS_L', { answeredSince: 4 })])).toBe('MCS_L');
});

test('what cannot be heard yet waits for what can, and is offered where there is nothing else', () => {
  const silent = progress('RS', { isHeardHere: false });
  expect(taskOf([silent, progress('RA')])).toBe('RA');
  expect(taskOf([silent, progress('WE')])).toBe('WE');
  expect(taskOf([silent])).toBe('RS');
});

test('an essay of twenty minutes is offered alone', () => {
  expect(nextStep([progress('WE')], order)).toMatchObject({ items: 1, minutes: 21 });
});

test('when all was practised, the step is a repetition', () => {
  expect(nextStep([progress('RO', { practised: 10 })], order)).toMatchObject({ isAgain: true, items: 3 });
});

test('the stops of a day are the first five of its order, with what else was done, however much that is', () => {
  const names = (some: readonly TaskProgress[]) => stopsOfToday(some, ranked).map(({ taskType }) => taskType);
  expect(names(all)).toEqual(ranked.slice(0, 5).map(({ taskType }) => taskType));
  const essayDone = all.map((each) => ({ ...each, answeredSince: each.taskType === 'WE' ? 1 : 0 }));
  expect(names(essayDone)).toEqual([...names(all).slice(0, 4), 'WE']);
  const sevenDone = all.map((each, at) => ({ ...each, answeredSince: at < 7 ? 1 : 0 }));
  expect(names(sevenDone)).toHaveLength(8);
});

test.each([
  ['nothing known', {}],
  ['a target in writing', { target: target({ writing: 80 }) }],
  ['the last week', { target: target({ examDate: '2026-11-27' }) }],
])('the route begins as the study plan does, and so does the next step: %s', (_, rest) => {
  const input = { ...known, ...rest };
  const own = rankTasks(input);
  const plan = planTheDay({ ...input, studySeconds: 3_600, tasks: new Set(taskTypes) });
  const first = plan.slice(0, 5).map(({ taskType }) => taskType);
  expect(stopsOfToday(all, own).map(({ taskType }) => taskType)).toEqual(first);
  expect(taskOf(all, { ruleOf, ranked: own })).toBe(first[0]);
});
