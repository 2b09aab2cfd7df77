import { Button } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { AnswerValue } from '#contract/entities/answer.ts';
import type { BankTaskType } from '#contract/items/bank-item.ts';
import type { Attempt, HandIn } from '#features/practice/attempt/attempt.ts';
import { SubmitBar } from '#features/practice/card/submit-bar.tsx';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import type { FinishedRecording, RecorderState } from '#platform/recorder/recorder-state.ts';
import type { Recorder } from '#platform/recorder/recorder.ts';
import { MicrophoneDeniedModal } from '#ui/audio/microphone-denied-modal.tsx';
import { RecorderPanel } from '#ui/audio/recorder-panel.tsx';
import { NoRoom } from './no-room.tsx';
import { RecordingPlayer } from './recording-player.tsx';
import { saveRecording } from '#platform/save-file.ts';
import classes from './sound.module.css';
import { useRecorder } from './use-recorder.ts';
import { useRoomLevel } from './use-room-level.ts';
import { useStore } from './use-store.ts';

type RecordValue = Extract<AnswerValue, { kind: 'record' }>;

export interface RecordAnswerProps {
  attempt: Attempt<RecordValue>;
  practiceId: number;
  taskType: BankTaskType;
}

/** Records the answer in step with the attempt's clock, then lets the learner listen, try again and submit. */
export function RecordAnswer(props: RecordAnswerProps) {
  const recorder = useRecorder();
  if (!recorder) return <div className={classes.recorderRoom} />;
  return <WithRecorder {...props} recorder={recorder} />;
}

function WithRecorder({
  attempt,
  practiceId,
  taskType,
  recorder,
}: RecordAnswerProps & { recorder: Recorder }) {
  const { requestMicrophone } = usePracticePorts();
  const state = useStore(recorder);
  const { session, send } = attempt;
  const { answer: plan } = session.plan;
  const [seenDenial, setSeenDenial] = useState<RecorderState | null>(null);

  const isIdle = state.status === 'idle';
  const room = useRoomLevel(isIdle);
  const hasNoRoom = isIdle && room.level === 'full';
  const start = () => {
    if (plan.kind !== 'record' || hasNoRoom) return;
    void recorder.start({ practiceId, taskType, hasBeep: plan.hasTone, limitMs: plan.recordMs });
  };
  const startNow = () => {
    // A recording that failed has stopped the clock: it starts over with this one.
    if (session.phase === 'stopped') {
      send('retried');
      // A prompt that is heard comes again first.
      if (session.plan.promptDelayMs !== null) return;
    }
    send('skipPreparation');
    start();
  };
  useStartWhenDue(session.phase === 'ready-to-record' && isIdle && !room.wasFull, start);
  useTellSession(state.status, send);

  const recording = state.status === 'stopped' ? state.recording : null;
  const answer = useMemo(() => recording && handIn(recording), [recording]);
  const tryAgain = async () => {
    await recorder.discard();
    send('retried');
  };
  if (hasNoRoom) return <NoRoom onLook={room.look} />;
  return (
    <>
      <RecorderPanel
        state={state}
        onStart={startNow}
        onStop={() => void recorder.stop()}
        onTryAgain={() => void tryAgain()}
        player={recording && <RecordingPlayer recording={recording} label="Your recording" />}
      />
      {recording && (!recording.isSaved || attempt.problem) && (
        // Made once and nowhere else: the learner can take it along while this device has no room for it.
        <Button variant="default" onClick={() => saveRecording(recording, practiceId)}>
          Download
        </Button>
      )}
      {isIdle && room.level === 'low' && (
        <p className={classes.hint}>
          Room on this device is getting short. This recording still fits; free some room soon, on the page
          Sync.
        </p>
      )}
      {session.phase === 'preparing' && isIdle && (
        <p className={classes.hint}>It starts by itself when the time to prepare is over.</p>
      )}
      {recording && <SubmitBar attempt={attempt} answer={answer} hint="" />}
      <MicrophoneDeniedModal
        opened={state.status === 'denied' && seenDenial !== state}
        onClose={() => setSeenDenial(state)}
        onRequest={requestMicrophone}
      />
    </>
  );
}

function handIn(recording: FinishedRecording): HandIn<RecordValue> {
  const { bytes, mimeType, draftId, sha256, durationMs, signal } = recording;
  const ref = { sha256, mimeType, durationMs, signal, sizeBytes: bytes.byteLength };
  return {
    value: { kind: 'record', recording: ref },
    recording: { bytes: bytes.slice().buffer, mimeType, draftId },
  };
}

/**
 * Starts by itself once it is due. Browsers let sound in only after the learner has touched the page: after a reload
 * the button waits for that.
 */
function useStartWhenDue(isDue: boolean, start: () => void): void {
  const latest = useRef(start);
  useEffect(() => {
    latest.current = start;
  });
  useEffect(() => {
    if (isDue && isSoundAllowed(navigator)) latest.current();
  }, [isDue]);
}

/** Browsers without the API let sound in, or refuse it in words that the recorder shows. */
function isSoundAllowed({ userActivation }: { userActivation?: UserActivation }): boolean {
  return userActivation === undefined || userActivation.hasBeenActive;
}

/** The recorder says when it runs; the clock of the question follows. */
function useTellSession(status: RecorderState['status'], send: Attempt['send']): void {
  useEffect(() => {
    if (status === 'recording') send('recordingStarted');
    if (status === 'stopping' || status === 'stopped') send('recordingStopped');
  }, [status, send]);
}
