import { ChoosePanel } from '#features/practice/answering/choose/choose-panel.tsx';
import { QuestionSound } from '#features/practice/sound/question-sound.tsx';
import type { AnswerPanelProps } from '#features/practice/tasks/task-definition.ts';

/** The recording plays by itself; the question and its options can be read before. */
export function ListeningChoiceMultiplePanel({ item, attempt }: AnswerPanelProps<'MCM_L'>) {
  return (
    <ChoosePanel
      attempt={attempt}
      question={item.question}
      options={item.options}
      isSeveral
      source={<QuestionSound audios={item.audios} label="The recording" attempt={attempt} />}
      sourceKind="sound"
    />
  );
}
