import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Recorder } from '#platform/recorder/recorder.ts';
import { MicrophoneDeniedModal } from '#ui/audio/microphone-denied-modal.tsx';
import { RecordButton } from '#ui/audio/record-button.tsx';
import { recorderDetail, recorderSentence } from '#ui/audio/recorder-words.ts';
import { useNewRecorder } from '#ui/audio/use-new-recorder.ts';
import { WaveformBars } from '#ui/audio/waveform-bars.tsx';
import { useStore } from '#ui/use-store.ts';
import { HearWord } from '#ui/voice/hear-word.tsx';
import { useDeviceVoice } from '#ui/voice/use-device-voice.ts';
import type { SayPorts } from './say-ports.ts';
import classes from './say.module.css';
import { OwnVoice } from './own-voice.tsx';
import { useKeptTrouble } from './use-kept-trouble.ts';
import { useWordEntry } from './use-word-entry.ts';
import { WordVerdict } from './word-verdict.tsx';

/** A word that is said again stops by itself (spec section 4). */
const limitMs = 10_000;
const liveBars = 40;

export interface SayWordProps {
  word: string;
  ports: SayPorts;
  /** The word is graded by the learner, in a review: how it is said here changes nothing. */
  isGraded?: boolean;
}

/** The word, its model, and the recorder; then how it was said, syllable by syllable, with both voices to compare. */
export function SayWord({ word, ports, isGraded = false }: SayWordProps) {
  const recorder = useNewRecorder(ports.createRecorder);
  return recorder && <WithRecorder word={word} ports={ports} isGraded={isGraded} recorder={recorder} />;
}

function WithRecorder({ word, ports, recorder, isGraded }: SayWordProps & { recorder: Recorder }) {
  const state = useStore(recorder);
  const entry = useWordEntry(word);
  const trouble = useKeptTrouble(word, isGraded ? null : ports.keepMissaid);
  const [seenDenial, setSeenDenial] = useState<unknown>(null);
  const { voice } = useDeviceVoice();
  const start = () => {
    // It would be in the recording.
    voice.stop();
    void recorder.start({ practiceId: null, taskType: null, hasBeep: false, limitMs });
  };
  const again = () => void recorder.discard().then(start);
  const isUnderWay = ['requesting-permission', 'beep', 'recording'].includes(state.status);
  const recording = state.status === 'stopped' ? state.recording : null;
  const label = isUnderWay ? 'Stop' : 'Record';
  return (
    <div className={classes['say']}>
      <div className={classes['head']}>
        <p className={classes['word']} lang="en" dir="ltr">
          {word}
        </p>
        {entry.status === 'known' && <Transcriptions {...entry} />}
        <HearWord word={word} />
      </div>
      {recording ? (
        <>
          <WordVerdict
            key={recording.draftId}
            word={word}
            ports={ports}
            recording={recording}
            transcriptions={entry.status === 'loading' ? null : entry.transcriptions}
            onScore={trouble.hear}
          />
          {trouble.kept && (
            <div className={classes['kept']}>
              <output>{keptWords[trouble.kept.kind]}</output>
              <Button variant="subtle" onClick={trouble.takeBack}>
                Undo
              </Button>
            </div>
          )}
          <OwnVoice key={`own ${recording.draftId}`} word={word} ports={ports} recording={recording} />
          <Button onClick={again}>Say it again</Button>
        </>
      ) : (
        <section className={classes['recorder']} aria-label="Recorder">
          <WaveformBars peaks={state.status === 'recording' ? state.recentPeaks : []} slots={liveBars} />
          <RecordButton
            label={label}
            isRecording={isUnderWay}
            isDisabled={state.status === 'stopping'}
            usedRatio={state.status === 'recording' ? state.elapsedMs / state.limitMs : 0}
            onPress={isUnderWay ? () => void recorder.stop() : start}
          />
          <output className={classes['sentence']}>
            {state.status === 'idle' ? 'Listen, then say the word once.' : sentenceOf(state)}
          </output>
          <p className={classes['detail']}>{recorderDetail(state)}</p>
        </section>
      )}
      <MicrophoneDeniedModal
        opened={state.status === 'denied' && seenDenial !== state}
        onClose={() => setSeenDenial(state)}
        onRequest={ports.requestMicrophone}
      />
    </div>
  );
}

const keptWords = {
  added: 'This word is in your Pronunciation Book now. It comes back in your review.',
  sooner: 'This word comes back sooner in your review.',
} as const;

/** No recording of a single word is saved, so nothing is said of saving. */
function sentenceOf(state: Parameters<typeof recorderSentence>[0]): string {
  return state.status === 'stopping' ? 'One moment.' : recorderSentence(state);
}

function Transcriptions({ transcriptions }: { transcriptions: readonly (string | null)[] }) {
  const [american, british] = transcriptions;
  return (
    <p className={classes['ipa']} lang="en" dir="ltr">
      {american ? <span>US /{american}/</span> : null} {british ? <span>UK /{british}/</span> : null}
    </p>
  );
}
