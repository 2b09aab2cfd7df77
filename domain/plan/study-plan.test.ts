import { describe, expect, it, test } from 'vitest';
import { taskTypes } from '#contract/task-type.ts';
import { rubricFor, taskRules } from '#domain/rubric/rubrics.ts';
import { planDay } from './study-plan.ts';

const all = new Set(taskTypes);

describe('a day of study', () => {
  test.each(['ACADEMIC', 'CORE'] as const)('has each task of %s once at least, and no other', (exam) => {
    const rubric = rubricFor(exam);
    const plan = planDay(rubric, { studySeconds: 3_600, tasks: all });
    const tasks = taskRules(rubric).map((rule) => rule.taskType);
    expect([...plan.keys()]).toEqual(tasks);
    expect(Math.min(...plan.values())).toBeGreaterThanOrEqual(1);
  });

  it('has more of the tasks that the test has more of, and grows with the time', () => {
    const short = planDay(rubricFor('ACADEMIC'), { studySeconds: 3_600, tasks: all });
    const long = planDay(rubricFor('ACADEMIC'), { studySeconds: 18_000, tasks: all });
    expect(long.get('RS')).toBeGreaterThan(long.get('RL') ?? 0);
    for (const [task, items] of short) expect(long.get(task)).toBeGreaterThanOrEqual(items);
  });

  it('spends the whole time on the tasks that there are', () => {
    const plan = planDay(rubricFor('CORE'), { studySeconds: 3_600, tasks: new Set(['RA']) });
    expect([...plan]).toEqual([['RA', Math.round(3_600 / (2 * 75))]]);
    expect(planDay(rubricFor('CORE'), { studySeconds: 3_600, tasks: new Set(['WE']) }).size).toBe(0);
  });
});
