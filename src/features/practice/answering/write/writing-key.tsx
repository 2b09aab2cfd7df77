import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import type { KeyPoint } from '#domain/tasks/engine-question.ts';
import { ReadingText } from '#ui/practice/reading-text.tsx';
import { HearableText } from '#ui/voice/hearable-text.tsx';
import classes from './writing.module.css';
import type { WritingWords } from './writing-words.ts';

export interface WritingKeyProps {
  item: { readonly keyPoints: readonly KeyPoint[]; readonly modelAnswers: readonly string[] };
  words: WritingWords;
  /** What was heard. */
  children?: ReactNode;
}

/** Model answers, and the key points as a list to tick off against one's own text. Ticks are the learner's own. */
export function WritingKey({ item, words, children }: WritingKeyProps) {
  return (
    <div className={classes['result']}>
      {children}
      <section>
        <h3 className={classes['title']}>Points a good {words.noun} covers</h3>
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
          <HearableText text={answer} name="the model answer">
            <ReadingText text={answer} />
          </HearableText>
        </section>
      ))}
    </div>
  );
}
