import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { ItemAudio } from '#contract/items/item-fields.ts';
import type { Player } from '#platform/player/player.ts';
import { wordAfterKey } from '#ui/practice/word-after-key.ts';
import { WordText } from '#ui/practice/word-text.tsx';
import classes from './spoken-transcript.module.css';
import { useReading } from './use-store.ts';
import { VoicePlayer } from './voice-player.tsx';

export interface SpokenTranscriptProps {
  /** What was said, word for word. */
  text: string;
  audios: readonly ItemAudio[];
  /** What plays, for a screen reader. */
  label: string;
}

/** What was said, to listen to again: the word that is spoken is marked, and a tap on a word plays from there. */
export function SpokenTranscript({ text, audios, label }: SpokenTranscriptProps) {
  const [playing, setPlaying] = useState<{ player: Player; voiceId: string } | null>(null);
  const times = audios.find(({ id }) => id === playing?.voiceId)?.wordTimes;
  return (
    <div className={classes.transcript}>
      <VoicePlayer audios={audios} label={label} onPlayer={setPlaying} />
      {playing && times ? (
        <SpokenWords text={text} times={times} player={playing.player} />
      ) : (
        <WordText text={text} renderWord={(at, word) => <span key={at}>{word}</span>} />
      )}
    </div>
  );
}

interface SpokenWordsProps {
  text: string;
  times: NonNullable<ItemAudio['wordTimes']>;
  player: Player;
}

/** One stop for the Tab key; the arrow keys go from word to word, Enter or Space plays from there. */
function SpokenWords({ text, times, player }: SpokenWordsProps) {
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
  return (
    <fieldset ref={box} className={classes.words} aria-label="Transcript. Choose a word to play from there.">
      <WordText
        text={text}
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
