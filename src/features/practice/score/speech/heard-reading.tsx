import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { SpeechEvidence } from '#contract/entities/speech-evidence.ts';
import { counted } from '#domain/numbers/counted.ts';
import { PairControls } from '#features/practice/sound/pair-controls.tsx';
import { PlayerControls } from '#features/practice/sound/player-controls.tsx';
import { useRecordingLabel } from '#features/practice/sound/recording-label.ts';
import { useRecording } from '#features/practice/sound/use-recording.ts';
import type { Player } from '#platform/player/player.ts';
import type { RecordingBytes } from '#ui/audio/use-prepared.ts';
import { FactList } from '#ui/practice/fact-list.tsx';
import { ResultPart } from '#ui/practice/result-part.tsx';
import { HeardStrip } from './heard-strip.tsx';
import { HeardText } from './heard-text.tsx';
import { inModel, inOwn, type TwoVoices } from './same-word.ts';
import type { SpeechResultProps } from './speech-result-props.ts';
import { SoundNote } from './sound-note.tsx';
import { qualityNotes, speechFacts } from './speech-words.ts';
import classes from './speech.module.css';
import { useModelReading } from './use-model-reading.ts';
import { useWordPlayback, type Span } from './use-word-playback.ts';
import { weakWords } from './weak-words.ts';
import { WordCard } from './word-card.tsx';

/** One object, so that it is the same at each render. */
const none: readonly string[] = [];

interface HeardReadingProps extends Omit<SpeechResultProps, 'speech'> {
  speech: SpeechEvidence;
  /** `null` while it is looked for, and when this device does not have it. */
  own: RecordingBytes | null;
}

interface Chosen {
  readonly at: number;
  /** Place in the text; `null` for extra speech. */
  readonly place: number | null;
}

/** What was heard, word by word: over the waveform and in the text. A word plays in both voices, one after the other. */
export function HeardReading(props: HeardReadingProps) {
  const { own, speech, signal, text, pronunciations = none, audios } = props;
  // Bars that stand close on the wide strip: about six a second.
  const bars = Math.max(72, Math.round(((own?.durationMs ?? 0) / 1000) * 12));
  const { player, startMs, wholePeaks } = useRecording(own, bars);
  const label = useRecordingLabel();
  const model = useModelReading(audios[0], { text, pronunciations });
  const play = useWordPlayback();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const weak = useMemo(() => weakWords(speech.words), [speech.words]);
  const ownPart = (at: number) => part(own ? player : null, earlierBy(startMs, spanOf(speech, at)));
  const modelPart = (place: number | null) =>
    part(model?.player ?? null, place === null ? null : (model?.times[place] ?? null));
  const choose = (at: number, place: number | null) => {
    setChosen({ at, place });
    play([...ownPart(at), ...modelPart(place)]);
  };
  const word = chosen === null ? undefined : speech.words[chosen.at];
  const strip = { words: speech.words, pace: speech.pace, weak, chosen: chosen?.at ?? null };
  const leave = useCallback(() => {
    setChosen(null);
    play([]);
  }, [play]);
  // Players come one after the other; the words, which are many, are not drawn again for that.
  const latest = useRef(choose);
  useEffect(() => {
    latest.current = choose;
  });
  const onChoose = useCallback((at: number, place: number | null) => latest.current(at, place), []);
  const onSpot = useCallback((at: number) => onChoose(at, placeOf(speech, at)), [onChoose, speech]);
  return (
    <div className={classes['result']}>
      {own && (
        <HeardStrip
          {...strip}
          peaks={wholePeaks}
          durationMs={own.durationMs}
          player={player}
          startMs={startMs}
          onChoose={onSpot}
        />
      )}
      {own && player && audios[0] === undefined && <PlayerControls player={player} label={label} />}
      {own && player && audios[0] !== undefined && (
        <PairControls
          label="Whose voice plays"
          sides={[
            model ? { name: 'Model', label: 'Model reading', player: model.player } : { name: 'Model' },
            { name: 'Recording', label, player },
          ]}
          across={(from, ms) =>
            acrossVoices({ words: speech.words, model: model?.times ?? [], startMs }, from, ms)
          }
        />
      )}
      <p className={classes['summary']}>
        {coverageWords(speech)} Tap a word to hear it
        <span className={classes['keys']}>, or go from word to word with the arrow keys</span>.
      </p>
      <HeardText
        text={text}
        speech={speech}
        weak={weak}
        chosen={chosen?.at ?? null}
        onChoose={onChoose}
        onLeave={leave}
      />
      {chosen && word && (
        <WordCard
          word={word}
          isWeak={weak.has(chosen.at)}
          onOwn={playOf(play, ownPart(chosen.at))}
          onModel={playOf(play, modelPart(chosen.place))}
          onClose={leave}
        />
      )}
      {qualityNotes(speech.quality, signal).map((note) => (
        <p key={note} className={classes['note']}>
          {note}
        </p>
      ))}
      {own && <SoundNote signal={signal} speech={speech} />}
      <ResultPart title="How you spoke">
        <FactList facts={speechFacts(speech, signal)} />
      </ResultPart>
    </div>
  );
}

/** The place in the other voice by the word that is said; the player of the recording begins `startMs` into it. */
function acrossVoices(
  { startMs, ...voices }: TwoVoices & { startMs: number },
  from: 0 | 1,
  ms: number,
): number | null {
  if (from === 1) return inModel(voices, ms + startMs);
  const own = inOwn(voices, ms);
  return own === null ? null : Math.max(0, own - startMs);
}

type Part = { player: Player; span: Span };

function part(player: Player | null, span: Span | null): Part[] {
  return player && span ? [{ player, span }] : [];
}

function playOf(play: (parts: readonly Part[]) => void, parts: readonly Part[]): (() => void) | null {
  return parts.length === 0 ? null : () => play(parts);
}

function spanOf({ words }: SpeechEvidence, at: number): Span | null {
  const { startMs = null, endMs = null } = words[at] ?? {};
  return startMs === null || endMs === null ? null : { startMs, endMs };
}

/** A stretch of the recording in the time of a player that begins later in it. */
function earlierBy(ms: number, span: Span | null): Span | null {
  return span && { startMs: Math.max(0, span.startMs - ms), endMs: Math.max(0, span.endMs - ms) };
}

/** The how-manieth word of the text stands at a place of the evidence. */
function placeOf({ words }: SpeechEvidence, at: number): number | null {
  if (words[at]?.type === 'EXTRA') return null;
  return words.slice(0, at).filter(({ type }) => type !== 'EXTRA').length;
}

function coverageWords({ words, engine }: SpeechEvidence): string {
  if (engine === 'transcript') return 'This is what we understood.';
  const own = words.filter(({ type }) => type !== 'EXTRA');
  const heard = own.filter(({ type }) => type === 'CORRECT').length;
  if (heard < own.length) return `We heard ${heard} of ${counted(own.length, 'word')}.`;
  return own.length === 1 ? 'We heard the word.' : `We heard all ${heard} words.`;
}
