import { filledText } from '#domain/gaps/filled-text.ts';
import { wordBankOf } from '#domain/tasks/reading/fill-in-the-blanks/word-bank.ts';
import { FillBar } from '#features/practice/answering/fill/fill-bar.tsx';
import { FillKey, FillResult } from '#features/practice/answering/fill/fill-result.tsx';
import { TaskText } from '#features/practice/sound/task-text.tsx';
import type {
  AnswerKeyProps,
  AnswerPanelProps,
  ResultProps,
  TaskScreens,
} from '#features/practice/task-frame/task-definition.ts';
import { GapBank } from '#ui/practice/gap-bank.tsx';

/** The text with its gaps, and the words to fill them with in the thumb's reach. */
function DragBlanksPanel({ item, attempt }: AnswerPanelProps<'FIB_R'>) {
  return (
    <GapBank
      text={item.text}
      words={wordBankOf(item)}
      value={attempt.value?.gaps ?? []}
      onChange={(gaps) => attempt.change({ kind: 'fill', gaps })}
      footer={<FillBar attempt={attempt} />}
    />
  );
}

function DragBlanksResult({ item, value, score }: ResultProps<'FIB_R'>) {
  return (
    <TaskText taskType="FIB_R" mode={null} text={filledText(item.text, item.gaps)}>
      <FillResult item={item} value={value} score={score} />
    </TaskText>
  );
}

function DragBlanksKey({ item }: AnswerKeyProps<'FIB_R'>) {
  return (
    <TaskText taskType="FIB_R" mode={null} text={filledText(item.text, item.gaps)}>
      <FillKey item={item} />
    </TaskText>
  );
}

export const screens: TaskScreens<'FIB_R'> = {
  AnswerPanel: DragBlanksPanel,
  Result: DragBlanksResult,
  AnswerKey: DragBlanksKey,
};
