import type { TaskType } from '#contract/task-type.ts';

export interface FlashVideoScreenProps {
  /** The lesson that the address opens. */
  play: TaskType | null;
  /** Puts a lesson into the address, or takes it out again. */
  onPlay: (taskType: TaskType | null) => void;
}
