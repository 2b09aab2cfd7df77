import { useId } from 'react';
import { emailPrompt } from '#domain/tasks/writing/write-email/email-prompt.ts';
import { WritingPanel } from '#features/practice/answering/write/writing-panel.tsx';
import { emailWords } from '#features/practice/answering/write/writing-words.ts';
import type { AnswerPanelProps } from '#features/practice/tasks/task-definition.ts';
import { ReadingText } from '#ui/practice/reading-text.tsx';
import classes from './write-email.module.css';

/** The situation, whom to write to, what the email has to say, and the page to write it on. */
export function EmailPanel({ item, rule, attempt }: AnswerPanelProps<'WEM'>) {
  const listId = useId();
  return (
    <WritingPanel
      attempt={attempt}
      rule={rule}
      words={emailWords}
      source={emailPrompt(item)}
      layout="stacked"
      minRows={7}
    >
      <ReadingText text={item.situation} />
      <div className={classes['task']}>
        <p id={listId}>In your email:</p>
        <ul aria-labelledby={listId} lang="en" dir="ltr">
          {item.bullets.map((bullet) => (
            <li key={bullet}>{bullet}</li>
          ))}
        </ul>
      </div>
      <p className={classes['recipient']}>
        To: <span lang="en">{item.recipient}</span>
      </p>
    </WritingPanel>
  );
}
