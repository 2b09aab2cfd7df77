import { Checkbox } from '@mantine/core';
import { ReadingText } from '#ui/practice/reading-text.tsx';
import type { AnswerKeyProps, ResultProps } from '#features/practice/tasks/task-definition.ts';
import { EssayEvidence } from './essay-evidence.tsx';
import classes from './result.module.css';

/** The evidence of an essay; of a score without any, the text to reread. */
export function EssayResult({ value, score, rule }: ResultProps<'WE'>) {
  const { evidence } = score;
  if (evidence.kind !== 'writing') return <ReadingText text={value.text} />;
  return <EssayEvidence text={value.text} evidence={evidence} rule={rule} />;
}

/** Model answers, and the key points as a list to tick off against one's own text. Ticks are the learner's own. */
export function EssayKey({ item }: AnswerKeyProps<'WE'>) {
  return (
    <div className={classes['result']}>
      <section>
        <h3 className={classes['title']}>Points a good essay covers</h3>
        <div className={classes['points']}>
          {item.keyPoints.map(({ point }) => (
            <Checkbox key={point} label={point} />
          ))}
        </div>
      </section>
      {item.modelAnswers.map((answer, index) => (
        <section key={answer}>
          <h3 className={classes['title']}>
            {item.modelAnswers.length === 1 ? 'Model answer' : `Model answer ${index + 1}`}
          </h3>
          <ReadingText text={answer} />
        </section>
      ))}
    </div>
  );
}
