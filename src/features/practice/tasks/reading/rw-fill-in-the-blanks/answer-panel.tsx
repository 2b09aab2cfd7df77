import { FillBar } from '#features/practice/answering/fill/fill-bar.tsx';
import type { AnswerPanelProps } from '#features/practice/tasks/task-definition.ts';
import { GapDropdowns } from '#ui/practice/gap-dropdowns.tsx';

/** The text with a list of words in each gap. */
export function DropdownBlanksPanel({ item, attempt }: AnswerPanelProps<'FIB_RW'>) {
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
