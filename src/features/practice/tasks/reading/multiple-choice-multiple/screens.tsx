import type { PracticeMode } from '#contract/exam.ts';
import { ChoosePanel } from '#features/practice/answering/choose/choose-panel.tsx';
import { ChooseKey, ChooseResult } from '#features/practice/answering/choose/choose-result.tsx';
import { TaskText } from '#features/practice/sound/task-text.tsx';
import type {
  AnswerKeyProps,
  AnswerPanelProps,
  ResultProps,
  TaskScreens,
} from '#features/practice/task-frame/task-definition.ts';
import { ReadingText } from '#ui/practice/reading-text.tsx';

/** The passage, then the question with its options. */
function ReadingChoiceMultiplePanel({ item, attempt }: AnswerPanelProps<'MCM_R'>) {
  return (
    <ChoosePanel
      attempt={attempt}
      question={item.question}
      options={item.options}
      isSeveral
      source={<Passage item={item} mode={attempt.session.plan.mode} />}
      sourceKind="passage"
    />
  );
}

function ReadingChoiceMultipleResult({ item, value }: ResultProps<'MCM_R'>) {
  return (
    <ChooseResult
      item={item}
      question={item.question}
      value={value}
      source={<Passage item={item} mode={null} />}
      sourceName="The passage"
    />
  );
}

function ReadingChoiceMultipleKey({ item }: AnswerKeyProps<'MCM_R'>) {
  return <ChooseKey item={item} />;
}

function Passage({ item, mode }: AnswerKeyProps<'MCM_R'> & { mode: PracticeMode | null }) {
  return (
    <TaskText taskType="MCM_R" mode={mode} text={item.passage}>
      <ReadingText text={item.passage} />
    </TaskText>
  );
}

export const screens: TaskScreens<'MCM_R'> = {
  AnswerPanel: ReadingChoiceMultiplePanel,
  Result: ReadingChoiceMultipleResult,
  AnswerKey: ReadingChoiceMultipleKey,
};
