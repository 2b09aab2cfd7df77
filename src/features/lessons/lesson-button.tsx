import { IconPlayerPlayFilled } from '@tabler/icons-react';
import type { TaskType } from '#contract/task-type.ts';
import { lengthWords } from './lesson-words.ts';
import classes from './offers.module.css';
import { TaskLesson } from './task-lesson.tsx';

/** In the head of a list: opens the lesson of its task. */
export function LessonButton({ taskType }: { taskType: TaskType }) {
  return (
    <TaskLesson taskType={taskType}>
      {({ durationMs }, open) => (
        <button type="button" className={classes.button} aria-haspopup="dialog" onClick={open}>
          <IconPlayerPlayFilled size={16} aria-hidden="true" />
          Flash Learn{' '}
          {durationMs !== null && <span className={classes.length}>{lengthWords(durationMs)}</span>}
        </button>
      )}
    </TaskLesson>
  );
}
