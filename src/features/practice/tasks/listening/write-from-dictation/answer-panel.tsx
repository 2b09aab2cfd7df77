import { SubmitBar } from '#features/practice/card/submit-bar.tsx';
import { QuestionSound } from '#features/practice/sound/question-sound.tsx';
import type { AnswerPanelProps } from '#features/practice/tasks/task-definition.ts';
import { TextBox } from '#ui/practice/text-box.tsx';
import classes from './answer-panel.module.css';

/** Longest text of the contract's `type` answer. */
const maxLength = 5_000;

/** The sentence plays; what was heard is typed. */
export function DictationPanel({ item, attempt }: AnswerPanelProps<'WFD'>) {
  const text = attempt.value?.text ?? '';
  return (
    <>
      <div className={classes.panel}>
        <QuestionSound audios={item.audios} label="The sentence" attempt={attempt} />
        <TextBox
          label="Type the sentence"
          value={text}
          onChange={(next) => attempt.change({ kind: 'type', text: next })}
          maxLength={maxLength}
          minRows={2}
          hasClipboardButtons={false}
        />
      </div>
      <SubmitBar
        attempt={attempt}
        answer={text.trim() === '' ? null : { value: { kind: 'type', text } }}
        hint="Type what you hear"
      />
    </>
  );
}
