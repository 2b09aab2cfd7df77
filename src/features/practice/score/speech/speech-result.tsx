import { useMemo } from 'react';
import { findRecording } from '#data/queries/find-recording.ts';
import { useLive } from '#data/hooks/use-live.ts';
import { SignalFactsView } from '#features/practice/sound/signal-facts-view.tsx';
import { ReadingText } from '#ui/practice/reading-text.tsx';
import { HeardReading } from './heard-reading.tsx';
import type { SpeechResultProps } from './speech-result-props.ts';
import { SoundNote } from './sound-note.tsx';
import { refusalWords } from './speech-words.ts';
import classes from './speech.module.css';

/**
 * The evidence of speech of a known text: what was heard word by word; a neutral sentence when nothing can be said of it; and
 * before an engine has listened, what the signal shows.
 */
export function SpeechResult(props: SpeechResultProps) {
  const { recording, signal, speech, text, wasHeard = false } = props;
  const { sha256, durationMs } = recording;
  const stored = useLive(findRecording, { sha256 }, { drawsMuch: true });
  const found = stored.status === 'ready' ? stored.data : null;
  const own = useMemo(
    () => found && { bytes: new Uint8Array(found.bytes), mimeType: found.mimeType, durationMs },
    [found, durationMs],
  );
  if (speech && speech.refused === null) return <HeardReading {...props} speech={speech} own={own} />;
  return (
    <div className={classes['result']}>
      {speech && speech.refused !== null && (
        <output className={classes['refusal']}>{refusalWords(speech.refused, signal)}</output>
      )}
      {own && <SoundNote signal={signal} speech={speech} />}
      {/* How long and how loud it was matters while nobody has listened. */}
      <SignalFactsView recording={found} durationMs={durationMs} signal={speech ? null : signal} />
      {!wasHeard && <ReadingText text={text} />}
    </div>
  );
}
