import { useCallback, useState } from 'react';
import type { AnswerValue } from '#contract/entities/answer.ts';
import type { BankTaskType } from '#contract/items/bank-item.ts';
import type { ItemAudio } from '#contract/items/item-fields.ts';
import { autoPlayDelayMs } from '#domain/timing/session-plan.ts';
import type { SessionPhase } from '#domain/timing/session.ts';
import type { Attempt } from '#features/practice/task-frame/attempt.ts';
import type { TimingPlayerState } from '#platform/player/timing-player.ts';
import { HeardPrompt, HeardRoom } from './heard-prompt.tsx';
import { MicrophoneFirst } from './microphone-first.tsx';
import { RecordAnswer } from './record-answer.tsx';

const hearing: ReadonlySet<SessionPhase> = new Set<SessionPhase>([
  'closed',
  'countdown',
  'ready-to-play',
  'playing',
]);

const speaking: ReadonlySet<SessionPhase> = new Set<SessionPhase>(['ready-to-record', 'recording']);

export interface HearAndRecordProps {
  item: { id: number; audios: readonly ItemAudio[] };
  taskType: BankTaskType;
  attempt: Attempt<Extract<AnswerValue, { kind: 'record' }>>;
  /** What plays, for a screen reader. */
  label: string;
  /** What the learner will have to do. */
  instruction: string;
}

/**
 * The prompt is heard after the microphone is allowed; then the recorder comes: in the exam in its place, in practice below it. A
 * new try hears it again.
 */
export function HearAndRecord({ item, taskType, attempt, label, instruction }: HearAndRecordProps) {
  const { session, send } = attempt;
  const [round, setRound] = useState(0);
  const onStatus = useCallback(
    (status: TimingPlayerState['status']) => {
      if (status === 'playing') send('promptStarted');
      if (status === 'ended') send('promptEnded');
    },
    [send],
  );
  const onRetry = () => {
    setRound(round + 1);
    send('retried');
  };
  const isOnce = session.plan.mode === 'EXAM';
  const isHearing = hearing.has(session.phase);
  return (
    <>
      {/* In practice it is heard again until the microphone opens. */}
      {(isHearing || (!isOnce && session.phase === 'preparing')) && (
        <MicrophoneFirst isOnce={isOnce}>
          <HeardPrompt
            key={round}
            audios={item.audios}
            label={label}
            instruction={instruction}
            countdownMs={session.plan.promptDelayMs ?? autoPlayDelayMs}
            isOnce={isOnce}
            onStatus={onStatus}
            onRetry={onRetry}
          />
        </MicrophoneFirst>
      )}
      {!isOnce && speaking.has(session.phase) && <HeardRoom instruction={instruction} />}
      {!isHearing && <RecordAnswer attempt={attempt} practiceId={item.id} taskType={taskType} />}
    </>
  );
}
