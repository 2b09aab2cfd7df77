import { expect, test } from 'vitest';
import { rubricFor, taskRule } from '#domain/rubric/rubrics.ts';
import { nextStep, stopsOfToday } from './next-step.ts';
import type { TaskProgress } from './task-progress.ts';

const ruleOf = (taskType: TaskProgress['taskType']) => taskRule(rubricFor('ACADEMIC'), taskType);
const progress = (taskType: TaskProgress['taskType'], rest: Partial<TaskProgress> = {}): TaskProgress => ({
  taskType,
  total: 10,
  practised: 0,
  nextIds: [1, 2, 3],
  answeredSince: 0,
  ...rest,
});

test('with nothing on the device there is no next step', () => {
  expect(nextStep([], ruleOf)).toBeNull();
});

test('a fresh learner begins with the first task of the exam', () => {
  expect(nextStep([progress('RA'), progress('WE')], ruleOf)).toMatchObject({
    taskType: 'RA',
    ids: [1, 2, 3],
    items: 3,
  });
});

test('the type with the smallest practised share comes first', () => {
  const step = nextStep([progress('RA', { practised: 5 }), progress('WFD', { practised: 2 })], ruleOf);
  expect(step?.taskType).toBe('WFD');
});

test('what was practised today waits for what was not', () => {
  const step = nextStep([progress('RA', { answeredSince: 1 }), progress('WFD', { practised: 9 })], ruleOf);
  expect(step).toMatchObject({ taskType: 'WFD', items: 1 });
});

test('what does not fit into a quarter of an hour waits for what does', () => {
  expect(
    nextStep([progress('WE'), progress('WFD', { practised: 9, answeredSince: 4 })], ruleOf)?.taskType,
  ).toBe('WFD');
});

test('an essay of twenty minutes is offered alone', () => {
  expect(nextStep([progress('WE')], ruleOf)).toMatchObject({ items: 1, minutes: 21 });
});

test('when all was practised, the step is a repetition', () => {
  expect(nextStep([progress('RO', { practised: 10 })], ruleOf)).toMatchObject({ isAgain: true, items: 3 });
});

test('a day has five stops in exam order: the ones that were done, and what comes next', () => {
  const all = (['RA', 'RS', 'DI', 'ASQ', 'FIB_RW', 'RO', 'WFD'] as const).map((taskType) =>
    progress(taskType, { answeredSince: taskType === 'WFD' ? 2 : 0, practised: taskType === 'RS' ? 5 : 0 }),
  );
  expect(stopsOfToday(all, ruleOf).map(({ taskType }) => taskType)).toEqual([
    'RA',
    'DI',
    'ASQ',
    'FIB_RW',
    'WFD',
  ]);
  const done = all.map((each) => ({ ...each, answeredSince: each.taskType === 'RO' ? 0 : 1 }));
  expect(stopsOfToday(done, ruleOf)).toHaveLength(7);
});
