import { ChoosePanel } from '#features/practice/answering/choose/choose-panel.tsx';
import { QuestionSound } from '#features/practice/sound/question-sound.tsx';
import type { AnswerPanelProps } from '#features/practice/tasks/task-definition.ts';
import classes from './answer-panel.module.css';

/** What the recording is about, then the recording with a beep in the place of its last words. */
export function SelectMissingWordPanel({ item, attempt }: AnswerPanelProps<'SMW'>) {
  return (
    <ChoosePanel
      attempt={attempt}
      question="Which words complete the recording?"
      options={item.options}
      source={
        <>
          <p className={classes['about']}>{item.about}</p>
          <QuestionSound audios={item.audios} label="The recording" attempt={attempt} />
        </>
      }
      sourceKind="sound"
    />
  );
}
