import type { TaskType } from '#contract/task-type.ts';
import { hasAnsweredTask } from '#data/queries/has-answered-task.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { LessonSlot } from '#features/practice/lesson-slot.tsx';

/** Before the first answer to a task: its lesson. */
export function FirstLesson({ taskType }: { taskType: TaskType }) {
  const answered = useLive(hasAnsweredTask, { taskType });
  if (answered.status !== 'ready' || answered.data) return null;
  return <LessonSlot taskType={taskType} words="What counts here" />;
}
