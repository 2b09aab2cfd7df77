import { filledText } from '#domain/gaps/filled-text.ts';
import { FillBar } from '#features/practice/answering/fill/fill-bar.tsx';
import { FillKey, FillResult } from '#features/practice/answering/fill/fill-result.tsx';
import { TaskText } from '#features/practice/sound/task-text.tsx';
import type {
  AnswerKeyProps,
  AnswerPanelProps,
  ResultProps,
  TaskScreens,
} from '#features/practice/task-frame/task-definition.ts';
import { GapDropdowns } from '#ui/practice/gap-dropdowns.tsx';

/** The text with a list of words in each gap. */
function DropdownBlanksPanel({ item, attempt }: AnswerPanelProps<'FIB_RW'>) {
  return (
    <>
      <GapDropdowns
        text={item.text}
        options={item.gaps.map(({ options }) => options)}
        value={attempt.value?.gaps ?? []}
        onChange={(gaps) => attempt.change({ kind: 'fill', gaps })}
      />
      <FillBar attempt={attempt} />
    </>
  );
}

function DropdownBlanksResult({ item, value, score }: ResultProps<'FIB_RW'>) {
  return (
    <TaskText taskType="FIB_RW" mode={null} text={filledText(item.text, item.gaps)}>
      <FillResult item={item} value={value} score={score} />
    </TaskText>
  );
}

function DropdownBlanksKey({ item }: AnswerKeyProps<'FIB_RW'>) {
  return (
    <TaskText taskType="FIB_RW" mode={null} text={filledText(item.text, item.gaps)}>
      <FillKey item={item} />
    </TaskText>
  );
}

export const screens: TaskScreens<'FIB_RW'> = {
  AnswerPanel: DropdownBlanksPanel,
  Result: DropdownBlanksResult,
  AnswerKey: DropdownBlanksKey,
};
