import { WritingPanel } from '#features/practice/answering/write/writing-panel.tsx';
import { essayWords } from '#features/practice/answering/write/writing-words.ts';
import type { AnswerPanelProps } from '#features/practice/tasks/task-definition.ts';
import { ReadingText } from '#ui/practice/reading-text.tsx';

/** The question, and the page to write the essay on. */
export function EssayPanel({ item, rule, attempt }: AnswerPanelProps<'WE'>) {
  return (
    <WritingPanel
      attempt={attempt}
      rule={rule}
      words={essayWords}
      source={item.prompt}
      layout="stacked"
      // On a phone the word count stays in sight above Submit and its notes.
      minRows={7}
    >
      <ReadingText text={item.prompt} />
    </WritingPanel>
  );
}
