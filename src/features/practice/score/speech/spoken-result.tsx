import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { findRecording } from '#data/queries/find-recording.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { SignalFactsView } from '#features/practice/sound/signal-facts-view.tsx';
import { HeardReading } from './heard-reading.tsx';
import type { SpeechResultProps } from './speech-result-props.ts';
import { SoundNote } from './sound-note.tsx';
import { refusalWords } from './speech-words.ts';
import classes from './speech.module.css';

export interface SpokenResultProps extends Pick<SpeechResultProps, 'recording' | 'signal' | 'speech'> {
  /** What matters most, above the words. */
  lead?: ReactNode;
  /** What follows from the words, below them. */
  children?: ReactNode;
}

/** The evidence of an answer in the learner's own words: what was understood, or what the signal shows before an engine has listened. */
export function SpokenResult({ recording, signal, speech, lead, children }: SpokenResultProps) {
  const { sha256, durationMs } = recording;
  const stored = useLive(findRecording, { sha256 }, { drawsMuch: true });
  const found = stored.status === 'ready' ? stored.data : null;
  const own = useMemo(
    () => found && { bytes: new Uint8Array(found.bytes), mimeType: found.mimeType, durationMs },
    [found, durationMs],
  );
  if (speech && speech.refused === null) {
    return (
      <div className={classes['heard']}>
        {lead}
        <HeardReading
          recording={recording}
          signal={signal}
          speech={speech}
          own={own}
          text={speech.transcript}
          audios={none}
        />
        {children}
      </div>
    );
  }
  return (
    <div className={classes['result']}>
      {speech && speech.refused !== null && (
        <output className={classes['refusal']}>{refusalWords(speech.refused, signal)}</output>
      )}
      {own && <SoundNote signal={signal} speech={speech} />}
      <SignalFactsView recording={found} durationMs={durationMs} signal={speech ? null : signal} />
    </div>
  );
}

/** One object, so that it is the same at each render. */
const none: readonly never[] = [];
