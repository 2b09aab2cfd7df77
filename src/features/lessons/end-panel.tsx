import { Link } from '@tanstack/react-router';
import { taskAddresses } from '#contract/task-type.ts';
import type { ListedLesson } from './lesson-list.ts';
import classes from './player.module.css';

interface EndPanelProps {
  lesson: ListedLesson;
  next: ListedLesson | null;
  /** The task is behind this overlay: closing it is enough. */
  onPractise: (() => void) | null;
  onAgain: () => void;
  onShow: (lesson: ListedLesson) => void;
}

/** When a lesson is over: to practise what it was about, the next one, or once more. */
export function EndPanel({ lesson, next, onPractise, onAgain, onShow }: EndPanelProps) {
  const { section, slug } = taskAddresses[lesson.taskType];
  return (
    <div className={classes.over}>
      {onPractise === null ? (
        <Link className={classes.choice} data-main to="/dashboard/$section/$slug" params={{ section, slug }}>
          Practise this task
        </Link>
      ) : (
        <button type="button" className={classes.choice} data-main onClick={onPractise}>
          Practise this task
        </button>
      )}
      {next !== null && (
        <button type="button" className={classes.choice} onClick={() => onShow(next)}>
          Next lesson: {next.name}
        </button>
      )}
      <button type="button" className={classes.choice} onClick={onAgain}>
        Watch again
      </button>
    </div>
  );
}
