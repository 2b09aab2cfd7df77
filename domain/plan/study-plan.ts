import type { TaskType } from '#contract/task-type.ts';
import type { Rubric, TaskClock, TaskRule } from '#domain/rubric/rubric.ts';
import { taskRules } from '#domain/rubric/rubrics.ts';

/**
 * How many items of each task to practise in a day of study. Each task gets the share of the day that its items have
 * in the test (products of the rubric's own figures: items in a test, and seconds for one), and an item takes twice
 * its time in the test, once to answer it and once to read what came of it. Both are our own choice. A task that has
 * any share gets at least one item.
 */
export function planDay(
  rubric: Rubric,
  day: { readonly studySeconds: number; readonly tasks: ReadonlySet<TaskType> },
): ReadonlyMap<TaskType, number> {
  const rules = taskRules(rubric).filter((rule) => day.tasks.has(rule.taskType));
  const inTest = new Map(rules.map((rule) => [rule, middle(rule.itemsPerTest) * secondsOf(rule)]));
  const testSeconds = [...inTest.values()].reduce((sum, seconds) => sum + seconds, 0);
  return new Map(
    rules.map((rule) => {
      const share = (day.studySeconds * (inTest.get(rule) ?? 0)) / testSeconds;
      return [rule.taskType, Math.max(1, Math.round(share / (2 * secondsOf(rule))))];
    }),
  );
}

const middle = ([min, max]: readonly [number, number]) => (min + max) / 2;

/** Seconds that one item of a task takes in the test. */
export function secondsOf({ clock, prompt, previewSeconds }: TaskRule): number {
  const sound = prompt.audioSeconds === undefined ? 0 : middle(prompt.audioSeconds);
  return (previewSeconds ?? 0) + sound + answeringSeconds(clock);
}

function answeringSeconds(clock: TaskClock): number {
  switch (clock.kind) {
    case 'record':
      return middle(clock.prepareSeconds) + clock.answerSeconds;
    case 'own':
      return clock.answerSeconds;
    case 'pooled':
      return clock.paceSeconds;
  }
}
