import { Checkbox } from '@mantine/core';
import { ReadingText } from '#ui/practice/reading-text.tsx';
import type { AnswerKeyProps, ResultProps } from '#features/practice/tasks/task-definition.ts';
import { formWords } from './form-words.ts';
import classes from './result.module.css';

/** What was measured of an essay: its length and the form band; then the learner's text to reread. */
export function EssayResult({ value, score, rule }: ResultProps<'WE'>) {
  const { evidence } = score;
  return (
    <div className={classes['result']}>
      {evidence.kind === 'writing' && (
        <dl className={classes['facts']}>
          <div>
            <dt>Words</dt>
            <dd>{evidence.wordCount}</dd>
          </div>
          <div>
            <dt>Form</dt>
            <dd>
              {evidence.formBand.points} of {evidence.formBand.max}
            </dd>
          </div>
          <p className={classes['reason']}>{formWords(evidence.formBand.reason, rule.words)}</p>
        </dl>
      )}
      <section aria-label="Your essay">
        <ReadingText text={value.text} />
      </section>
    </div>
  );
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
