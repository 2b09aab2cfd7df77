import { WritingPanel } from '#features/practice/answering/write/writing-panel.tsx';
import { spokenSummaryWords } from '#features/practice/answering/write/writing-words.ts';
import { QuestionSound } from '#features/practice/sound/question-sound.tsx';
import type { AnswerPanelProps } from '#features/practice/tasks/task-definition.ts';

/** The talk plays by itself; the summary can be begun while it is heard. */
export function SpokenSummaryPanel({ item, rule, attempt }: AnswerPanelProps<'SST'>) {
  const [least, most] = rule.words ?? [0, 0];
  return (
    <WritingPanel
      attempt={attempt}
      rule={rule}
      words={spokenSummaryWords}
      source={item.transcript}
      layout="stacked"
      minRows={5}
      instruction={`Listen to the talk and sum it up in ${least} to ${most} words. In the exam you hear it once. You can write while you listen.`}
    >
      <QuestionSound audios={item.audios} label="The talk" attempt={attempt} />
    </WritingPanel>
  );
}
