import { useMemo } from 'react';
import type { RecordingRef, SignalFacts } from '#contract/entities/answer.ts';
import type { ItemAudio } from '#contract/entities/bank-item.ts';
import type { SpeechEvidence } from '#contract/entities/evidence.ts';
import { findRecording } from '#data/queries/find-recording.ts';
import { useLive } from '#data/use-live.ts';
import { SignalFactsView } from '#features/practice/sound/signal-facts-view.tsx';
import { ReadingText } from '#ui/practice/reading-text.tsx';
import { HeardReading } from './heard-reading.tsx';
import { PackOffer } from './pack-offer.tsx';
import { refusalWords } from './speech-words.ts';
import classes from './speech.module.css';

export interface SpeechResultProps {
  recording: RecordingRef;
  signal: SignalFacts | null;
  /** Absent until an engine has listened. */
  speech: SpeechEvidence | undefined;
  /** What was to be said, with how its words are pronounced. */
  text: string;
  pronunciations: readonly string[];
  /** Model readings of it. */
  audios: readonly ItemAudio[];
}

/**
 * The evidence of speech of a known text: what was heard word by word; a neutral sentence when nothing can be said of it; and
 * before an engine has listened, what the signal shows and the way to have it scored here.
 */
export function SpeechResult(props: SpeechResultProps) {
  const { recording, signal, speech, text } = props;
  const { sha256, durationMs } = recording;
  const stored = useLive(findRecording, { sha256 });
  const found = stored.status === 'ready' ? stored.data : null;
  const own = useMemo(
    () => found && { bytes: new Uint8Array(found.bytes), mimeType: found.mimeType, durationMs },
    [found, durationMs],
  );
  if (speech && speech.refused === null) return <HeardReading {...props} speech={speech} own={own} />;
  return (
    <div className={classes['result']}>
      {speech && speech.refused !== null && (
        <p className={classes['refusal']} role="status">
          {refusalWords(speech.refused)}
        </p>
      )}
      <SignalFactsView recording={found} durationMs={durationMs} signal={signal} />
      {!speech && <PackOffer id="reading" />}
      <ReadingText text={text} />
    </div>
  );
}
