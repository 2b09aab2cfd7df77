import { WritingPanel } from '#features/practice/answering/write/writing-panel.tsx';
import { writtenSummaryWords } from '#features/practice/answering/write/writing-words.ts';
import type { AnswerPanelProps } from '#features/practice/tasks/task-definition.ts';
import { ReadingText } from '#ui/practice/reading-text.tsx';

/** The passage, and beside it the page for its summary. */
export function WrittenSummaryPanel({ item, rule, attempt }: AnswerPanelProps<'SWT'>) {
  const [least, most] = rule.words ?? [0, 0];
  return (
    <WritingPanel
      attempt={attempt}
      rule={rule}
      words={writtenSummaryWords}
      source={item.passage}
      layout="beside"
      minRows={4}
      instruction={
        rule.form?.sentences === 1
          ? `Sum up the text in one sentence of ${least} to ${most} words.`
          : `Sum up the text in ${least} to ${most} words.`
      }
    >
      <ReadingText text={item.passage} />
    </WritingPanel>
  );
}
