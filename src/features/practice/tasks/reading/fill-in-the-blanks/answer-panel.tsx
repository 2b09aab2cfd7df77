import { wordBankOf } from '#domain/tasks/reading/fill-in-the-blanks/word-bank.ts';
import { FillBar } from '#features/practice/answering/fill/fill-bar.tsx';
import type { AnswerPanelProps } from '#features/practice/tasks/task-definition.ts';
import { GapBank } from '#ui/practice/gap-bank.tsx';

/** The text with its gaps, and the words to fill them with in the thumb's reach. */
export function DragBlanksPanel({ item, attempt }: AnswerPanelProps<'FIB_R'>) {
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
