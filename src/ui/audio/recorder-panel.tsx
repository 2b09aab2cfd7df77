import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { isOff, levelHint } from './level-hint.ts';
import { RecordButton } from './record-button.tsx';
import classes from './recorder-panel.module.css';
import type { RecorderView } from './recorder-view.ts';
import { fallbackWords, recorderDetail, recorderSentence } from './recorder-words.ts';
import { WaveformBars } from './waveform-bars.tsx';
import hidden from '#ui/visually-hidden.module.css';

interface RecorderPanelProps {
  state: RecorderView;
  onStart: () => void;
  /** Also ends the wait for the permission or the tone. */
  onStop: () => void;
  /** `null`: what is recorded is handed in as it is. */
  onTryAgain: (() => void) | null;
  /** It starts by itself, and not before. */
  isWaiting?: boolean;
  /** Plays the finished recording; shown when there is one. */
  player?: ReactNode;
}

/** The recorder keeps as many readings; see its `recentPeaks`. */
const liveBars = 60;

const buttonLabels: Partial<Record<RecorderView['status'], string>> = {
  'requesting-permission': 'Cancel',
  beep: 'Cancel',
  recording: 'Stop',
  stopping: 'Please wait',
};

/**
 * Records an answer: one large button, the level while it runs, and afterwards the recording with a way to try again. Until there is
 * a recording it stays in sight at the lower edge of what it stands in, however long the prompt above it is.
 */
export function RecorderPanel(props: RecorderPanelProps) {
  const { state, onStart, onStop, onTryAgain, isWaiting = false, player } = props;
  const isUnderWay = ['requesting-permission', 'beep', 'recording'].includes(state.status);
  const isRecording = state.status === 'recording';
  const sentence = recorderSentence(state);
  const fallback = fallbackWords(state);
  const label = buttonLabels[state.status] ?? 'Start recording';
  const words = (
    <>
      <p
        className={classes.sentence}
        aria-hidden="true"
        data-quiet={state.status === 'idle' || undefined}
        data-off={(isRecording && isOff(state.level)) || undefined}
      >
        {isRecording && state.isSaving ? levelHint(state.level, state.elapsedMs) || sentence : sentence}
      </p>
      <p className={classes.detail}>{recorderDetail(state)}</p>
      {fallback === '' ? null : (
        <p className={classes.detail} aria-hidden="true" translate="no">
          {fallback}
        </p>
      )}
    </>
  );
  return (
    <section
      className={classes.panel}
      data-off-paper
      data-done={state.status === 'stopped' || undefined}
      aria-label="Recorder"
    >
      <output className={hidden.hidden}>{fallback === '' ? sentence : `${sentence} ${fallback}`}</output>
      {state.status === 'stopped' ? (
        <>
          {player}
          {words}
        </>
      ) : (
        <>
          <RecordButton
            label={label}
            isRecording={isUnderWay}
            isDisabled={state.status === 'stopping' || (isWaiting && !isUnderWay)}
            usedRatio={isRecording ? state.elapsedMs / state.limitMs : 0}
            onPress={isUnderWay ? onStop : onStart}
          />
          <div className={classes.side}>
            <div className={classes.line}>
              <span className={classes.label} aria-hidden="true">
                {label}
              </span>
              {isRecording && (
                <div className={classes.wave}>
                  <WaveformBars peaks={state.recentPeaks} slots={liveBars} height={36} />
                </div>
              )}
            </div>
            {words}
          </div>
        </>
      )}
      {state.status === 'stopped' && onTryAgain ? (
        <Button variant="default" onClick={onTryAgain}>
          Try again
        </Button>
      ) : null}
    </section>
  );
}
