import { Button } from '@mantine/core';
import { useState } from 'react';
import type { RecorderState } from '#platform/recorder/recorder-state.ts';
import type { Recorder } from '#platform/recorder/recorder.ts';
import { MicrophoneDeniedModal } from '#ui/audio/microphone-denied-modal.tsx';
import { RecordButton } from '#ui/audio/record-button.tsx';
import { fallbackWords, recorderSentence } from '#ui/audio/recorder-words.ts';
import { useNewRecorder } from '#ui/audio/use-new-recorder.ts';
import { WaveformBars } from '#ui/audio/waveform-bars.tsx';
import type { SayPorts } from '#ui/say/say-ports.ts';
import { useStore } from '#ui/use-store.ts';
import classes from './sound-tests.module.css';
import { Understood } from './understood.tsx';

/** Spec section 4: the speech test stops after about 5 s. */
const limitMs = 5_000;
const liveBars = 40;

type SpeechTestPorts = Pick<SayPorts, 'createRecorder' | 'writeDown' | 'requestMicrophone'>;

/** Up to five seconds of speech, and what was understood. Nothing of it is kept or counted. */
export function SpeechTest({ ports }: { ports: SpeechTestPorts }) {
  const recorder = useNewRecorder(ports.createRecorder);
  return recorder ? <WithRecorder ports={ports} recorder={recorder} /> : <div className={classes.room} />;
}

function WithRecorder({ ports, recorder }: { ports: SpeechTestPorts; recorder: Recorder }) {
  const state = useStore(recorder);
  const [seenDenial, setSeenDenial] = useState<RecorderState | null>(null);
  const start = () => void recorder.start({ practiceId: null, taskType: null, hasBeep: false, limitMs });
  const again = () => void recorder.discard().then(start);
  const isUnderWay = state.status === 'requesting-permission' || state.status === 'recording';
  if (state.status === 'stopped') {
    return (
      <div className={classes.body}>
        <Understood recording={state.recording} writeDown={ports.writeDown} />
        <p className={classes.quiet}>{fallbackWords(state)}</p>
        <Button onClick={again}>Try again</Button>
      </div>
    );
  }
  return (
    <div className={classes.body}>
      <WaveformBars peaks={state.status === 'recording' ? state.recentPeaks : []} slots={liveBars} />
      <RecordButton
        label={isUnderWay ? 'Stop' : 'Record'}
        isRecording={isUnderWay}
        isDisabled={state.status === 'stopping'}
        usedRatio={state.status === 'recording' ? state.elapsedMs / state.limitMs : 0}
        onPress={isUnderWay ? () => void recorder.stop() : start}
      />
      <output className={classes.sentence}>{sentenceOf(state)}</output>
      <MicrophoneDeniedModal
        opened={state.status === 'denied' && seenDenial !== state}
        onClose={() => setSeenDenial(state)}
        onRequest={ports.requestMicrophone}
      />
    </div>
  );
}

/** The test is forgotten: nothing is said of saving. */
function sentenceOf(state: Exclude<RecorderState, { status: 'stopped' }>): string {
  if (state.status === 'idle') return 'Say anything in English. It stops automatically after 5 seconds.';
  return state.status === 'stopping' ? 'One moment.' : recorderSentence(state);
}
