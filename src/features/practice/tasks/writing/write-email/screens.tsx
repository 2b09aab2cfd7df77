import type { ItemOf } from '#contract/items/bank-item.ts';
import { emailPrompt } from '#domain/tasks/writing/write-email/email-prompt.ts';
import { WritingEvidence } from '#features/practice/answering/write/writing-evidence.tsx';
import { WritingKey } from '#features/practice/answering/write/writing-key.tsx';
import { WritingPanel } from '#features/practice/answering/write/writing-panel.tsx';
import { emailWords } from '#features/practice/answering/write/writing-words.ts';
import { ModelPair } from '#features/practice/score/model-pair.tsx';
import { TaskText } from '#features/practice/sound/task-text.tsx';
import type {
  AnswerKeyProps,
  AnswerPanelProps,
  ResultProps,
  TaskScreens,
} from '#features/practice/task-frame/task-definition.ts';
import { ReadingText } from '#ui/practice/reading-text.tsx';
import { useId } from 'react';
import { BulletsAnswered } from './bullets-answered.tsx';
import { ConventionsFound } from './conventions-found.tsx';
import classes from './write-email.module.css';

const listTitle = 'In your email:';

/** What stands on the screen, from top to bottom. */
const spokenTask = ({ situation, bullets, recipient }: ItemOf<'WEM'>): string =>
  [situation, listTitle, ...bullets, `To: ${recipient}`].join('\n\n');

/** The situation, whom to write to, what the email has to say, and the page to write it on. */
function EmailPanel({ item, rule, attempt }: AnswerPanelProps<'WEM'>) {
  const listId = useId();
  return (
    <WritingPanel
      attempt={attempt}
      rule={rule}
      words={emailWords}
      source={emailPrompt(item)}
      layout="beside"
      minRows={7}
    >
      <TaskText taskType="WEM" mode={attempt.session.plan.mode} text={spokenTask(item)} name="the task">
        <div className={classes['prompt']}>
          <ReadingText text={item.situation} />
          <div className={classes['task']}>
            <p id={listId}>{listTitle}</p>
            <ul aria-labelledby={listId} lang="en" dir="ltr">
              {item.bullets.map((bullet) => (
                <li key={bullet}>{bullet}</li>
              ))}
            </ul>
          </div>
          <p className={classes['recipient']}>
            To: <span lang="en">{item.recipient}</span>
          </p>
        </div>
      </TaskText>
    </WritingPanel>
  );
}

/** The evidence of an email: what it was asked to say, and the parts that every email has. */
function EmailResult({ item, value, score, rule }: ResultProps<'WEM'>) {
  const { evidence } = score;
  if (evidence.kind !== 'writing') return <ReadingText text={value.text} />;
  return (
    <WritingEvidence text={value.text} evidence={evidence} rule={rule} words={emailWords}>
      {evidence.keyPoints && (
        <BulletsAnswered bullets={item.bullets} points={evidence.keyPoints} text={value.text} />
      )}
      {evidence.conventions && (
        <ConventionsFound conventions={evidence.conventions} item={item} text={value.text} />
      )}
      <ModelPair text={value.text} modelAnswers={item.modelAnswers} />
    </WritingEvidence>
  );
}

/** What a good email covers, and model emails. */
function EmailKey({ item }: AnswerKeyProps<'WEM'>) {
  return <WritingKey item={item} words={emailWords} />;
}

export const screens: TaskScreens<'WEM'> = {
  AnswerPanel: EmailPanel,
  Result: EmailResult,
  AnswerKey: EmailKey,
};
