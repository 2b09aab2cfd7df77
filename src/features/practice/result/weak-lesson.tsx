import type { Score } from '#contract/entities/answer.ts';
import type { TaskType } from '#contract/task-type.ts';
import { pointsRange } from '#domain/estimates/points-range.ts';
import { isRefused } from '#domain/tasks/is-refused.ts';
import { LessonSlot } from '#features/practice/lesson-slot.tsx';
import { useSessionPlace } from '#features/practice/session/session-place.ts';

/** After an answer that surely got less than half of the points: the lesson of its task. Not on the way through a session. */
export function WeakLesson({ taskType, score }: { taskType: TaskType; score: Score | null }) {
  const place = useSessionPlace();
  if (place !== null || !isWeak(score)) return null;
  return <LessonSlot taskType={taskType} words="See what counts here" />;
}

export function isWeak(score: Score | null): boolean {
  if (score === null || isRefused(score)) return false;
  const range = pointsRange(score);
  return range !== null && range.high < range.max / 2;
}
