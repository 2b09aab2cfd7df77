import { RecordAnswer } from '#features/practice/sound/record-answer.tsx';
import type { AnswerPanelProps } from '#features/practice/tasks/task-definition.ts';
import { ItemImageFigure } from '#ui/practice/item-image.tsx';
import classes from './describe-image.module.css';

/** The picture to describe, and the recorder below it. */
export function DescribeImagePanel({ item, attempt }: AnswerPanelProps<'DI'>) {
  const { answer } = attempt.session.plan;
  return (
    <div className={classes.panel}>
      {answer.kind === 'record' && (
        <p className={classes.instruction}>
          Look at the picture for {answer.prepareMs / 1000} seconds. Then describe it in{' '}
          {answer.recordMs / 1000} seconds.
        </p>
      )}
      <ItemImageFigure image={item.image} summary={item.summary} />
      <div>
        <RecordAnswer attempt={attempt} practiceId={item.id} taskType="DI" />
      </div>
    </div>
  );
}
