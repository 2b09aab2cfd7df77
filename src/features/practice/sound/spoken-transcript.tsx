import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { ItemAudio } from '#contract/items/item-fields.ts';
import type { Player } from '#platform/player/player.ts';
import { useDictionary } from '#ui/dictionary/dictionary-ports.ts';
import { wordAfterKey } from '#ui/practice/word-after-key.ts';
import { WordText } from '#ui/practice/word-text.tsx';
import { Segments } from '#ui/segments.tsx';
import classes from './spoken-transcript.module.css';
import { useReading } from '#ui/use-store.ts';
import { VoicePlayer } from './voice-player.tsx';

export interface SpokenTranscriptProps {
  /** What was said, word for word. */
  text: string;
  audios: readonly ItemAudio[];
  /** What plays, for a screen reader. */
  label: string;
  /** Who says each paragraph, where several people speak. */
  names?: readonly string[];
}

const tapOptions = [
  { value: 'play', label: 'Tap a word to play' },
  { value: 'look-up', label: 'Tap a word to look up' },
] as const;
type Tap = (typeof tapOptions)[number]['value'];

/** What was said, to listen to again: the word that is spoken is marked, and a tap on a word plays from there, or looks it up. */
export function SpokenTranscript({ text, audios, label, names = none }: SpokenTranscriptProps) {
  const [playing, setPlaying] = useState<{ player: Player; voiceId: string } | null>(null);
  const [tap, setTap] = useState<Tap>('play');
  const hasDictionary = useDictionary() !== null;
  const times = audios.find(({ id }) => id === playing?.voiceId)?.wordTimes;
  return (
    <div className={classes.transcript}>
      <VoicePlayer audios={audios} label={label} onPlayer={setPlaying} />
      {playing && times ? (
        <>
          {hasDictionary && (
            <Segments label="What a tap on a word does" options={tapOptions} value={tap} onChange={setTap} />
          )}
          <SpokenWords text={text} names={names} times={times} player={playing.player} tap={tap} />
        </>
      ) : (
        <WordText text={text} names={names} renderWord={(at, word) => <span key={at}>{word}</span>} />
      )}
    </div>
  );
}

/** One object, so that it is the same at each render. */
const none: readonly string[] = [];

interface SpokenWordsProps {
  text: string;
  names: readonly string[];
  times: NonNullable<ItemAudio['wordTimes']>;
  player: Player;
  /** Words that are looked up are text, and no buttons: what is around them opens the dictionary. */
  tap: Tap;
}

/** One stop for the Tab key; the arrow keys go from word to word, Enter or Space plays from there. */
function SpokenWords({ text, names, times, player, tap }: SpokenWordsProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const [current, setCurrent] = useState(0);
  // The place of the word and not the position: the text is drawn anew once a word, not at each tick.
  const spoken = useReading(player, (each) => spokenWord(each, times));
  const playFrom = (at: number) => {
    const start = times[at]?.[0];
    if (start === undefined) return;
    player.seekTo(start);
    void player.play();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const words = [...(box.current?.querySelectorAll<HTMLElement>('[data-at]') ?? [])];
    const next = wordAfterKey(event, current, words);
    if (next === null) return;
    event.preventDefault();
    setCurrent(next);
    words[next]?.focus();
  };
  if (tap === 'look-up') {
    return (
      <WordText
        text={text}
        names={names}
        renderWord={(at, word) => (
          <span key={at} className={classes.plain} data-spoken={at === spoken}>
            {word}
          </span>
        )}
      />
    );
  }
  return (
    <fieldset ref={box} className={classes.words} aria-label="Transcript. Choose a word to play from there.">
      <WordText
        text={text}
        names={names}
        renderWord={(at, word) => (
          <button
            key={at}
            type="button"
            className={classes.word}
            data-at={at}
            data-spoken={at === spoken}
            tabIndex={at === current ? 0 : -1}
            onKeyDown={onKeyDown}
            onClick={() => {
              setCurrent(at);
              playFrom(at);
            }}
          >
            {word}
          </button>
        )}
      />
    </fieldset>
  );
}

/** The word that is spoken now, by its place in the text; `null` before the first one and while nothing plays. */
function spokenWord(player: Player, times: SpokenWordsProps['times']): number | null {
  const state = player.getState();
  if (state.status !== 'playing') return null;
  const at = times.findLastIndex((time) => time !== null && time[0] <= state.positionMs);
  return at === -1 ? null : at;
}
