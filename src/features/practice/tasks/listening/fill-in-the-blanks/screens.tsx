import { filledText } from '#domain/gaps/filled-text.ts';
import { FillBar } from '#features/practice/answering/fill/fill-bar.tsx';
import { FillKey, FillResult } from '#features/practice/answering/fill/fill-result.tsx';
import { HearAgain } from '#features/practice/sound/hear-again.tsx';
import classes from '#features/practice/sound/heard-text.module.css';
import { QuestionSound } from '#features/practice/sound/question-sound.tsx';
import type {
  AnswerKeyProps,
  AnswerPanelProps,
  ResultProps,
  TaskScreens,
} from '#features/practice/task-frame/task-definition.ts';
import { GapInputs } from '#ui/practice/gap-inputs.tsx';

/** The recording plays by itself; the missing words of its transcript are typed. */
function TypedBlanksPanel({ item, attempt }: AnswerPanelProps<'FIB_L'>) {
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

/** What was typed and what was said, gap by gap, then the whole transcript to listen to again. */
function TypedBlanksResult({ item, value, score }: ResultProps<'FIB_L'>) {
  return (
    <>
      <FillResult item={item} value={value} score={score} />
      <HearAgain text={filledText(item.text, item.gaps)} audios={item.audios} isPart />
    </>
  );
}

function TypedBlanksKey({ item }: AnswerKeyProps<'FIB_L'>) {
  return (
    <>
      <FillKey item={item} />
      <HearAgain text={filledText(item.text, item.gaps)} audios={item.audios} />
    </>
  );
}

export const screens: TaskScreens<'FIB_L'> = {
  AnswerPanel: TypedBlanksPanel,
  Result: TypedBlanksResult,
  AnswerKey: TypedBlanksKey,
};
