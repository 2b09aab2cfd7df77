import { useEffect, useMemo, useRef, useState } from 'react';
import type { AnswerValue } from '#contract/entities/answer.ts';
import type { BankTaskType } from '#contract/entities/bank-item.ts';
import type { Attempt, HandIn } from '#features/practice/attempt/attempt.ts';
import { SubmitBar } from '#features/practice/card/submit-bar.tsx';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import type { FinishedRecording, RecorderState } from '#platform/recorder/recorder-state.ts';
import type { Recorder } from '#platform/recorder/recorder.ts';
import { MicrophoneDeniedModal } from '#ui/audio/microphone-denied-modal.tsx';
import { RecorderPanel } from '#ui/audio/recorder-panel.tsx';
import { RecordingPlayer } from './recording-player.tsx';
import classes from './sound.module.css';
import { useRecorder } from './use-recorder.ts';
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

  const start = () => {
    if (plan.kind !== 'record') return;
    void recorder.start({ practiceId, taskType, hasBeep: plan.hasTone, limitMs: plan.recordMs });
  };
  const startNow = () => {
    // A recording that failed has stopped the clock: it starts over with this one.
    if (session.phase === 'stopped') send('retried');
    send('skipPreparation');
    start();
  };
  useStartWhenDue(session.phase === 'ready-to-record' && state.status === 'idle', start);
  useTellSession(state.status, send);

  const recording = state.status === 'stopped' ? state.recording : null;
  const answer = useMemo(() => recording && handIn(recording), [recording]);
  const tryAgain = async () => {
    await recorder.discard();
    send('retried');
  };
  return (
    <>
      <RecorderPanel
        state={state}
        onStart={startNow}
        onStop={() => void recorder.stop()}
        onTryAgain={() => void tryAgain()}
        player={recording && <RecordingPlayer recording={recording} label="Your recording" />}
      />
      {session.phase === 'preparing' && state.status === 'idle' && (
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
    const { userActivation }: { userActivation?: UserActivation } = navigator;
    if (isDue && userActivation?.hasBeenActive !== false) latest.current();
  }, [isDue]);
}

/** The recorder says when it runs; the clock of the question follows. */
function useTellSession(status: RecorderState['status'], send: Attempt['send']): void {
  useEffect(() => {
    if (status === 'recording') send('recordingStarted');
    if (status === 'stopping' || status === 'stopped') send('recordingStopped');
  }, [status, send]);
}
