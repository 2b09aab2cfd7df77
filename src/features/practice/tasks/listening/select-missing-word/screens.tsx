import {
  HeardChoiceKey,
  HeardChoicePanel,
  HeardChoiceResult,
} from '#features/practice/answering/choose/heard-choice.tsx';
import type {
  AnswerPanelProps,
  ResultProps,
  TaskScreens,
} from '#features/practice/task-frame/task-definition.ts';
import classes from './screens.module.css';

const question = 'Which words complete the recording?';

/** What the recording is about, then the recording with a beep in the place of its last words. */
function SelectMissingWordPanel({ item, attempt }: AnswerPanelProps<'SMW'>) {
  return (
    <HeardChoicePanel item={item} question={question} attempt={attempt}>
      <p className={classes['about']}>{item.about}</p>
    </HeardChoicePanel>
  );
}

function SelectMissingWordResult({ item, value }: ResultProps<'SMW'>) {
  return (
    <HeardChoiceResult item={item} question={question} value={value}>
      <p className={classes['about']}>
        In the place of the beep: <b lang="en">{item.options.find(({ id }) => id === item.correct)?.text}</b>
      </p>
    </HeardChoiceResult>
  );
}

export const screens: TaskScreens<'SMW'> = {
  AnswerPanel: SelectMissingWordPanel,
  Result: SelectMissingWordResult,
  AnswerKey: HeardChoiceKey,
};
