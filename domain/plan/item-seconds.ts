import type { TaskClock, TaskRule } from '#domain/rubric/rubric.ts';

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
