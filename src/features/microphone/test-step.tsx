import type { RecorderState } from '#platform/recorder/recorder-state.ts';
import { Card } from '#ui/card.tsx';
import { RecordButton } from '#ui/audio/record-button.tsx';
import { recorderSentence } from '#ui/audio/recorder-words.ts';
import { DeviceLine } from './device-line.tsx';
import { LevelMeter } from './level-meter.tsx';
import classes from './microphone.module.css';
import { testSentence } from './test-sentence.ts';

interface TestStepProps {
  state: Exclude<RecorderState, { status: 'stopped' }>;
  /** The microphone that is tested. */
  name: string;
  onStart: () => void;
  onStop: () => void;
  onChoose: () => void;
}

/** The learner says one sentence; it stops by itself. */
export function TestStep({ state, name, onStart, onStop, onChoose }: TestStepProps) {
  const isUnderWay = state.status === 'recording' || state.status === 'requesting-permission';
  const isRecording = state.status === 'recording';
  const label = isUnderWay ? 'Stop' : 'Start the test';
  return (
    <Card labelledBy="microphone-test" tone="main">
      <h2 className={classes.heading} id="microphone-test">
        Say this sentence
      </h2>
      <p className={classes.sentence} lang="en" dir="ltr" translate="no">
        {testSentence}
      </p>
      <div className={classes.recorder}>
        <RecordButton
          label={label}
          isRecording={isUnderWay}
          isDisabled={state.status === 'stopping'}
          usedRatio={isRecording ? state.elapsedMs / state.limitMs : 0}
          onPress={isUnderWay ? onStop : onStart}
        />
        <div className={classes.side}>
          <LevelMeter rmsDbfs={isRecording ? (state.level?.rmsDbfs ?? null) : null} label="Your level" />
          <output className={classes.quiet}>{wordsOf(state)}</output>
        </div>
      </div>
      <DeviceLine name={name} isDisabled={isUnderWay || state.status === 'stopping'} onChange={onChoose} />
    </Card>
  );
}

/** The test is measured and forgotten: nothing is said of saving. */
function wordsOf(state: TestStepProps['state']): string {
  switch (state.status) {
    case 'idle':
      return 'It stops automatically after 5 seconds.';
    case 'recording':
      return 'Recording. The mark shows how loud is loud enough.';
    case 'stopping':
      return 'Measuring what we heard.';
    default:
      return recorderSentence(state);
  }
}
