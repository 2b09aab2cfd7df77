import { autoPlayDelayMs } from '#domain/timing/session-plan.ts';
import { WritingPanel } from '#features/practice/answering/write/writing-panel.tsx';
import { spokenSummaryWords } from '#features/practice/answering/write/writing-words.ts';
import { DictationPlayer } from '#features/practice/sound/dictation-player.tsx';
import { usePromptEvents } from '#features/practice/sound/use-prompt-events.ts';
import type { AnswerPanelProps } from '#features/practice/tasks/task-definition.ts';

/** The talk plays by itself; the summary can be begun while it is heard. */
export function SpokenSummaryPanel({ item, rule, attempt }: AnswerPanelProps<'SST'>) {
  const onStatus = usePromptEvents(attempt.send);
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
      <DictationPlayer
        audios={item.audios}
        label="The talk"
        countdownMs={attempt.session.plan.promptDelayMs ?? autoPlayDelayMs}
        onStatus={onStatus}
      />
    </WritingPanel>
  );
}
