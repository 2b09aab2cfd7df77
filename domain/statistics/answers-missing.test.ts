import { expect, test } from 'vitest';
import { skills } from '#contract/exam.ts';
import { isInExam, taskTypes } from '#contract/task-type.ts';
import { estimate, type AnswersByTask } from '#domain/estimates/estimates.ts';
import { answersMissing } from './answers-missing.ts';

const shares = (count: number) => Array.from({ length: count }, () => ({ low: 0.5, high: 0.5, max: 1 }));

test('after so many more answers to its heaviest tasks a skill has a range, and not before', () => {
  for (const skill of skills) {
    const given = new Map<(typeof taskTypes)[number], ReturnType<typeof shares>>();
    const missingNow = () => answersMissing('ACADEMIC', skill, estimate('ACADEMIC', given));
    const first = missingNow();
    expect(first).toBeGreaterThan(0);
    let asked = 0;
    for (;;) {
      const own = estimate('ACADEMIC', given).skills[skill];
      if (own.kind === 'range') break;
      const [task] = own.wanted;
      if (task === undefined) throw new Error('nothing is wanted');
      given.set(task, shares((given.get(task)?.length ?? 0) + 1));
      asked += 1;
    }
    expect([skill, asked]).toEqual([skill, first]);
    expect(missingNow()).toBe(0);
  }
});

test('who has answered everything often misses nothing', () => {
  const all: AnswersByTask = new Map(
    taskTypes.filter((task) => isInExam(task, 'CORE')).map((task) => [task, shares(5)]),
  );
  expect(skills.map((skill) => answersMissing('CORE', skill, estimate('CORE', all)))).toEqual([0, 0, 0, 0]);
});
