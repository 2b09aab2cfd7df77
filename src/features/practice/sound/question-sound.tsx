import { useCallback, useState } from 'react';
import type { ItemAudio } from '#contract/items/item-fields.ts';
import { autoPlayDelayMs } from '#domain/timing/session-plan.ts';
import type { Attempt } from '#features/practice/task-frame/attempt.ts';
import type { TimingPlayerState } from '#platform/player/timing-player.ts';
import classes from './sound.module.css';
import { DictationPlayer } from './dictation-player.tsx';

export interface QuestionSoundProps {
  audios: readonly ItemAudio[];
  /** What plays, for a screen reader. */
  label: string;
  attempt: Pick<Attempt, 'session' | 'send'>;
}

/** The sound of a question that is answered on the page: it plays by itself, and the clock of the answer follows it. */
export function QuestionSound({ audios, label, attempt }: QuestionSoundProps) {
  const { session, send } = attempt;
  const [round, setRound] = useState(0);
  const onStatus = useCallback(
    (status: TimingPlayerState['status']) => {
      if (status === 'playing') send('promptStarted');
      if (status === 'ended') send('promptEnded');
      // There is no sound at all: the clock of the answer must not wait for it. A sound that failed can be tried again.
      if (status === 'silent') {
        send('promptStarted');
        send('promptEnded');
      }
    },
    [send],
  );
  const isOnce = session.plan.mode === 'EXAM';
  // Work that is taken up again after its recording had begun.
  const [wasHeard] = useState(isOnce && session.phase === 'answering');
  if (wasHeard)
    return <p className={classes.hint}>The recording has been played. In the exam you hear it once.</p>;
  return (
    <DictationPlayer
      key={round}
      isOnce={isOnce}
      audios={audios}
      label={label}
      countdownMs={session.plan.promptDelayMs ?? autoPlayDelayMs}
      onStatus={onStatus}
      onRetry={() => setRound(round + 1)}
    />
  );
}
