import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { AnswerValue } from '#contract/entities/answer.ts';
import type { BankTaskType } from '#contract/items/bank-item.ts';
import type { Attempt, HandIn } from '#features/practice/task-frame/attempt.ts';
import { SubmitBar } from '#features/practice/task-frame/submit-bar.tsx';
import { usePracticePorts } from '#features/practice/practice-ports.ts';
import type { FinishedRecording, RecorderState } from '#platform/recorder/recorder-state.ts';
import type { Recorder } from '#platform/recorder/recorder.ts';
import { MicrophoneDeniedModal } from '#ui/audio/microphone-denied-modal.tsx';
import { MicrophoneLink } from '#ui/audio/microphone-link.tsx';
import { RecorderPanel } from '#ui/audio/recorder-panel.tsx';
import { AudioFileButton } from './audio-file-button.tsx';
import { NoRoom } from './no-room.tsx';
import { RecordingPlayer } from './recording-player.tsx';
import { ShortRecording } from './short-recording.tsx';
import { saveRecording } from '#platform/save-file.ts';
import classes from './sound.module.css';
import { useAudioFile, type AudioFileState } from './use-audio-file.ts';
import { useSharedFile } from './use-shared-file.ts';
import { useRecorder } from './use-recorder.ts';
import { useRoomLevel } from './use-room-level.ts';
import { useStore } from '#ui/use-store.ts';

type RecordValue = Extract<AnswerValue, { kind: 'record' }>;

/** Nobody answers in less: a second tap came too soon. */
const shortMs = 1_000;

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

  const file = useAudioFile(plan.kind === 'record' ? plan.recordMs : 0, () => {
    for (const step of ['skipPreparation', 'recordingStarted', 'recordingStopped'] as const) send(step);
  });
  const shared = useSharedFile(
    plan.kind === 'record' && session.plan.mode !== 'EXAM' ? practiceId : null,
    file.take,
  );
  const hasFile = file.state.status === 'converting' || file.state.status === 'ready';
  const isIdle = state.status === 'idle' && !hasFile;
  const isExam = session.plan.mode === 'EXAM';
  /** The exam's time to prepare is not cut short. */
  const mustWait = isExam && session.phase === 'preparing';
  const room = useRoomLevel(isIdle);
  const hasNoRoom = isIdle && room.level === 'full';
  const start = () => {
    if (plan.kind !== 'record' || hasNoRoom) return;
    const { hasTone, recordMs, silenceMs } = plan;
    const silence = silenceMs === null ? {} : { stopAfterSilenceMs: silenceMs };
    void recorder.start({ practiceId, taskType, hasBeep: hasTone, limitMs: recordMs, ...silence });
  };
  const startNow = () => {
    shared.letGo();
    file.forget();
    // A recording that failed has stopped the clock: it starts over with this one.
    if (session.phase === 'stopped') {
      send('retried');
      // A prompt that is heard comes again first.
      if (session.plan.promptDelayMs !== null) return;
    }
    send('skipPreparation');
    start();
  };
  useStartWhenDue(
    session.phase === 'ready-to-record' &&
      isIdle &&
      !file.isWanted &&
      shared.stage !== 'looking' &&
      !room.wasFull,
    start,
  );
  useTellSession(state.status, send);

  const recorded = state.status === 'stopped' ? state.recording : null;
  const recording = file.state.status === 'ready' ? file.state.recording : recorded;
  const [kept, setKept] = useState<FinishedRecording | null>(null);
  /** The exam asks nothing: its time is over. */
  const isDoubtful = recording !== null && recording.durationMs < shortMs && kept !== recording && !isExam;
  const handIn = useMemo(() => recording && handInOf(recording), [recording]);
  const tryAgain = async () => {
    shared.letGo();
    file.forget();
    await recorder.discard();
    send('retried');
  };
  const submit: typeof attempt.submit = async (given) => {
    const isSaved = await attempt.submit(given);
    if (isSaved) await shared.handedIn();
    return isSaved;
  };
  if (hasNoRoom) return <NoRoom onLook={room.look} />;
  return (
    <>
      <RecorderPanel
        state={withFile(state, file.state)}
        onStart={startNow}
        onStop={() => void recorder.stop()}
        onTryAgain={isExam || isDoubtful ? null : () => void tryAgain()}
        isWaiting={mustWait}
        player={recording && <RecordingPlayer recording={recording} label="Your recording" />}
      />
      {!isExam && (hasFile || takesFiles.has(state.status)) && file.state.status !== 'ready' && (
        <AudioFileButton
          state={file.state}
          onPick={file.pick}
          onCancel={file.cancel}
          onTake={(chosen) => void file.take(chosen)}
        />
      )}
      {shared.stage === 'waiting' && file.state.status !== 'converting' && (
        <p className={classes.hint}>
          The shared recording is still here. <Link to="/shared">Choose another question for it</Link>
        </p>
      )}
      {recorded && (!recorded.isSaved || attempt.problem) && (
        // Made once and nowhere else: the learner can take it along while this device has no room for it.
        <Button variant="default" onClick={() => saveRecording(recorded, practiceId)}>
          Download
        </Button>
      )}
      {!isExam && !isIdle && !hasFile && takesFiles.has(state.status) && (
        <MicrophoneLink>Check your microphone</MicrophoneLink>
      )}
      {isIdle && room.level === 'low' && (
        <p className={classes.hint}>
          There is not much room left on this device. This recording still fits. Free some room soon: Me, then
          Offline and storage.
        </p>
      )}
      {mustWait && isIdle && (
        <p className={classes.hint}>Recording starts automatically after the time to prepare.</p>
      )}
      {recording &&
        (isDoubtful ? (
          <ShortRecording onAgain={() => void tryAgain()} onKeep={() => setKept(recording)} />
        ) : (
          <SubmitBar attempt={{ ...attempt, submit }} handIn={handIn} hint="" isDue={isExam} />
        ))}
      <MicrophoneDeniedModal
        opened={state.status === 'denied' && seenDenial !== state}
        onClose={() => setSeenDenial(state)}
        onRequest={requestMicrophone}
      />
    </>
  );
}

/** While nothing is recorded: also where there is no microphone, or it is not allowed. */
const takesFiles: ReadonlySet<RecorderState['status']> = new Set<RecorderState['status']>([
  'idle',
  'denied',
  'no-device',
  'failed',
]);

/** A file is prepared and heard in the place of a recording. */
function withFile(state: RecorderState, file: AudioFileState): RecorderState {
  if (file.status === 'converting')
    return { status: 'stopping', endedBy: 'learner', conversion: file.progress, fallback: null };
  return file.status === 'ready'
    ? { status: 'stopped', endedBy: 'learner', recording: file.recording, fallback: null }
    : state;
}

function handInOf(recording: FinishedRecording): HandIn<RecordValue> {
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
