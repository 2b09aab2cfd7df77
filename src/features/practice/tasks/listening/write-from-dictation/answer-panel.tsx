import { useCallback } from 'react';
import { autoPlayDelayMs } from '#domain/timing/session-plan.ts';
import type { TimingPlayerState } from '#platform/player/timing-player.ts';
import { SubmitBar } from '#features/practice/card/submit-bar.tsx';
import { DictationPlayer } from '#features/practice/sound/dictation-player.tsx';
import type { AnswerPanelProps } from '#features/practice/tasks/task-definition.ts';
import { TextBox } from '#ui/practice/text-box.tsx';
import classes from './answer-panel.module.css';

/** Longest text of the contract's `type` answer. */
const maxLength = 5_000;

/** The sentence plays; what was heard is typed. */
export function DictationPanel({ item, attempt }: AnswerPanelProps<'WFD'>) {
  const { session, send } = attempt;
  const onStatus = useCallback(
    (status: TimingPlayerState['status']) => {
      if (status === 'playing') send('promptStarted');
      if (status === 'ended') send('promptEnded');
      // Nothing will play: the clock of the answer must not wait for it.
      if (status === 'silent' || status === 'failed') {
        send('promptStarted');
        send('promptEnded');
      }
    },
    [send],
  );
  const text = attempt.value?.text ?? '';
  return (
    <>
      <div className={classes.panel}>
        <DictationPlayer
          audios={item.audios}
          label="The sentence"
          countdownMs={session.plan.promptDelayMs ?? autoPlayDelayMs}
          onStatus={onStatus}
        />
        <TextBox
          label="Type the sentence"
          value={text}
          onChange={(next) => attempt.change({ kind: 'type', text: next })}
          maxLength={maxLength}
          minRows={2}
          hasClipboardButtons={false}
        />
      </div>
      <SubmitBar
        attempt={attempt}
        answer={text.trim() === '' ? null : { value: { kind: 'type', text } }}
        hint="Type what you hear"
      />
    </>
  );
}
