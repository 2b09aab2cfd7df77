import { FillBar } from '#features/practice/answering/fill/fill-bar.tsx';
import { QuestionSound } from '#features/practice/sound/question-sound.tsx';
import type { AnswerPanelProps } from '#features/practice/tasks/task-definition.ts';
import { GapInputs } from '#ui/practice/gap-inputs.tsx';
import classes from '#features/practice/sound/heard-text.module.css';

/** The recording plays by itself; the missing words of its transcript are typed. */
export function TypedBlanksPanel({ item, attempt }: AnswerPanelProps<'FIB_L'>) {
  return (
    <>
      <div className={classes['panel']}>
        <QuestionSound audios={item.audios} label="The recording" attempt={attempt} />
        <GapInputs
          text={item.text}
          value={attempt.value?.gaps ?? []}
          onChange={(gaps) => attempt.change({ kind: 'fill', gaps })}
        />
      </div>
      <FillBar attempt={attempt} />
    </>
  );
}
