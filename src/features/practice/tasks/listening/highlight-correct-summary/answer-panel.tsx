import { ChoosePanel } from '#features/practice/answering/choose/choose-panel.tsx';
import { QuestionSound } from '#features/practice/sound/question-sound.tsx';
import type { AnswerPanelProps } from '#features/practice/tasks/task-definition.ts';

/** The recording plays by itself; the summaries can be read before. */
export function HighlightCorrectSummaryPanel({ item, attempt }: AnswerPanelProps<'HCS'>) {
  return (
    <ChoosePanel
      attempt={attempt}
      question="Which paragraph sums up the recording best?"
      options={item.options}
      source={<QuestionSound audios={item.audios} label="The recording" attempt={attempt} />}
      sourceKind="sound"
    />
  );
}
