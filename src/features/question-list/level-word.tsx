import type { Complexity } from '#contract/exam.ts';
import { levelWords } from './labels.ts';
import classes from './level-word.module.css';

const filled = { EASY: 1, AVERAGE: 2, HARD: 3 } as const satisfies Record<Complexity, number>;

/** Difficulty as a word with one to three small bars. */
export function LevelWord({ level }: { level: Complexity }) {
  return (
    <span className={classes.level}>
      <span className={classes.bars} aria-hidden="true">
        {[1, 2, 3].map((bar) => (
          <span key={bar} className={classes.bar} data-on={bar <= filled[level] || undefined} />
        ))}
      </span>
      {levelWords[level]}
    </span>
  );
}
