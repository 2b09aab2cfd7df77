import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import type { TaskType } from '#contract/task-type.ts';
import { useLessonPorts } from '#ui/lessons/lesson-ports.ts';
import { lengthWords } from './lesson-words.ts';
import classes from './offers.module.css';
import { TaskLesson } from './task-lesson.tsx';

export interface LessonOfferProps {
  taskType: TaskType;
  /** "What counts here". */
  words: string;
}

/** A quiet line that opens the lesson of a task. Who has watched it has heard it. */
export function LessonOffer({ taskType, words }: LessonOfferProps) {
  const ports = useLessonPorts();
  // It stays while the lesson that it opened comes to its end.
  const [isNews] = useState(() => ports?.places.wasWatched(taskType) === false);
  if (!isNews) return null;
  return (
    <div className={classes.offer}>
      <TaskLesson taskType={taskType}>
        {({ durationMs }, open) => (
          <Button
            variant="subtle"
            px={10}
            mih={44}
            leftSection={<IconPlayerPlay size={20} aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={open}
          >
            {durationMs === null ? words : `${words}, ${lengthWords(durationMs)}`}
          </Button>
        )}
      </TaskLesson>
    </div>
  );
}
