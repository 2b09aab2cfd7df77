import { describe, expect, test } from 'vitest';
import { pteTypes, skills } from '#contract/exam.ts';
import { taskAddresses, type TaskType } from '#contract/task-type.ts';
import { createSeededRandom } from '#tests/support/fake-ports.ts';
import { calibrate } from './calibrate.ts';
import { estimate } from './estimates.ts';
import { runTrial } from './simulate-learners.ts';
import { guessSkill, rangeOf } from './skill-estimate.ts';
import { taskLevel } from './task-level.ts';
import { shareOf, taskWeights } from './task-weights.ts';

const exact = (share: number, max = 10) => ({ low: share, high: share, max });
const many = (share: number, count = 12) => Array.from({ length: count }, () => exact(share));

describe('a task', () => {
  test('counts the newest most: after ten newer answers one counts half', () => {
    expect(taskLevel([])).toBeNull();
    const answers = [...many(1, 10), ...many(0, 10)];
    // 2 : 1, because the older ten each count half of their newer counterpart.
    expect(taskLevel(answers)?.mean).toBeCloseTo(2 / 3, 6);
  });

  test('one right answer says less than ten, and a judged one less than a counted one', () => {
    const one = taskLevel(many(0.5, 1))?.variance ?? 0;
    expect(one).toBeCloseTo(0.04 * 0.8, 6);
    expect(taskLevel(many(0.5, 10))?.variance).toBeLessThan(one / 5);
    expect(taskLevel([{ low: 0.3, high: 0.7, max: 10 }])?.variance).toBeGreaterThan(one);
  });

  test('three right answers to a right-or-wrong task do not make it sure', () => {
    expect(taskLevel([exact(1, 1), exact(1, 1), exact(1, 1)])?.variance).toBeGreaterThan(0.01);
  });
});

describe('a skill', () => {
  test('worked by hand: the same share in every task is that share of the scale', () => {
    const levels = new Map(
      (Object.keys(taskWeights('ACADEMIC').skills.writing) as TaskType[]).map(
        (task) => [task, { mean: 0.5, variance: 0.0001, answers: 30 }] as const,
      ),
    );
    const guess = guessSkill('ACADEMIC', 'writing', levels);
    expect(guess?.mean).toBeCloseTo(50, 6);
    // Four tasks of about a quarter each, each off by 0.01: 80 x 0.01 / 2.
    expect(guess?.deviation).toBeCloseTo(0.4, 1);
    expect(rangeOf({ mean: 50, deviation: 4 })).toEqual({ low: 43, high: 57 });
    expect(rangeOf({ mean: 12, deviation: 4 })).toEqual({ low: 10, high: 19 });
    expect(rangeOf({ mean: 89, deviation: 4 })).toEqual({ low: 82, high: 90 });
  });

  test('without enough answers there is no number, and the tasks that tell most are named', () => {
    const none = estimate('ACADEMIC', new Map());
    expect(none.skills.reading).toMatchObject({ kind: 'too-few', answers: 0 });
    expect(none.overall.kind).toBe('too-few');
    const one = estimate('ACADEMIC', new Map([['FIB_RW', many(0.6, 1)]]));
    expect(one.skills.reading).toMatchObject({
      kind: 'too-few',
      answers: 1,
      wanted: expect.arrayContaining(['FIB_RW', 'SWT']),
    });
    expect(one.tasks.get('FIB_RW')?.kind).toBe('too-few');
  });

  test('enough answers give a range with its certainty, and more of them a smaller one', () => {
    const few = estimate(
      'ACADEMIC',
      new Map([
        ['FIB_RW', many(0.6, 4)],
        ['FIB_R', many(0.6, 4)],
      ]),
    ).skills.reading;
    const lots = estimate(
      'ACADEMIC',
      new Map((['FIB_RW', 'FIB_R', 'SWT', 'HIW', 'RO'] as const).map((task) => [task, many(0.6, 30)])),
    ).skills.reading;
    if (few.kind !== 'range' || lots.kind !== 'range') throw new Error('both have enough');
    expect(lots.range.high - lots.range.low).toBeLessThan(few.range.high - few.range.low);
    expect(lots.range.low).toBeLessThan(58);
    expect(lots.range.high).toBeGreaterThan(58);
    expect(few.isCalibrated).toBe(false);
  });

  test('an answer that counts for two skills is one answer of the whole', () => {
    const tasks = ['RS', 'DI', 'SWT', 'WFD', 'FIB_RW', 'SST', 'SGD'] as const;
    const found = estimate('ACADEMIC', new Map(tasks.map((task) => [task, many(0.6, 5)])));
    expect(found.overall).toMatchObject({ kind: 'range', answers: 35 });
  });
});

test('a real result moves the guess towards it and makes it surer', () => {
  const guess = { mean: 60, deviation: 3 };
  const without = calibrate(guess, []);
  expect(without).toEqual({ mean: 60, deviation: 5 });
  const moved = calibrate(guess, [{ official: 68, guess }]);
  expect(moved.mean).toBeGreaterThan(61);
  expect(moved.mean).toBeLessThan(68);
  expect(moved.deviation).toBeLessThan(without.deviation);
});

test('weights are of tasks that the exam has, and the shares of a skill add up to one', () => {
  for (const pteType of pteTypes)
    for (const skill of skills) {
      const tasks = Object.keys(taskWeights(pteType).skills[skill]) as TaskType[];
      expect(
        tasks.filter((task) => !(taskAddresses[task].exams as readonly string[]).includes(pteType)),
      ).toEqual([]);
      expect(tasks.reduce((sum, task) => sum + shareOf(pteType, skill, task), 0)).toBeCloseTo(1, 9);
    }
});

test.each(pteTypes)('ranges for simulated learners of %s hold the truth in 85 to 95 of 100', (pteType) => {
  for (const results of [0, 1, 2, 4]) {
    const dice = createSeededRandom(7);
    const held = Array.from({ length: 250 }, () =>
      runTrial({ pteType, answers: 120, results }, dice),
    ).flatMap((outcome) => outcome.held);
    expect(held.length).toBeGreaterThan(800);
    const share = held.filter(Boolean).length / held.length;
    expect(share).toBeGreaterThan(0.85);
    expect(share).toBeLessThan(0.95);
  }
});
