import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ListedLesson } from './lesson-list.ts';
import classes from './lesson.module.css';

interface LessonNavProps {
  lessons: readonly ListedLesson[];
  at: number;
  onShow: (lesson: ListedLesson) => void;
}

/** Where the lesson stands among those of the exam, and the ones beside it. */
export function LessonNav({ lessons, at, onShow }: LessonNavProps) {
  const previous = lessons[at - 1];
  const next = lessons[at + 1];
  return (
    <nav className={classes.nav} aria-label="Lessons">
      <button
        type="button"
        className={classes.step}
        disabled={previous === undefined}
        aria-label={previous === undefined ? 'Previous lesson' : `Previous lesson: ${previous.name}`}
        onClick={() => previous && onShow(previous)}
      >
        <IconChevronLeft className={classes.arrow} size={20} aria-hidden="true" />
        <span aria-hidden="true">Previous</span>
      </button>
      <output className={classes.count}>
        {at + 1} of {lessons.length}
      </output>
      <button
        type="button"
        className={classes.step}
        disabled={next === undefined}
        aria-label={next === undefined ? 'Next lesson' : `Next lesson: ${next.name}`}
        onClick={() => next && onShow(next)}
      >
        <span aria-hidden="true">Next</span>
        <IconChevronRight className={classes.arrow} size={20} aria-hidden="true" />
      </button>
    </nav>
  );
}
