import { RecordAnswer } from '#features/practice/sound/record-answer.tsx';
import type { AnswerPanelProps } from '#features/practice/tasks/task-definition.ts';
import { ReadingText } from '#ui/practice/reading-text.tsx';
import classes from './read-aloud.module.css';

/** The text to read, and the recorder below it. */
export function ReadAloudPanel({ item, attempt }: AnswerPanelProps<'RA'>) {
  return (
    <div className={classes.panel}>
      <ReadingText text={item.text} />
      <div>
        <RecordAnswer attempt={attempt} practiceId={item.id} taskType="RA" />
      </div>
    </div>
  );
}
