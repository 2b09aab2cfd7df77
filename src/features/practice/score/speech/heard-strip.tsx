import { IconArrowBackUp } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { memo, useEffect, useMemo, useRef } from 'react';
import type { HeardWord, PaceFacts } from '#contract/entities/speech-evidence.ts';
import { secondsText } from '#features/practice/sound/signal-words.ts';
import type { Player } from '#platform/player/player.ts';
import { WaveformBars } from '#ui/audio/waveform-bars.tsx';
import { useNextFrame } from '#ui/use-next-frame.ts';
import classes from './heard-strip.module.css';
import { placeLabels, type PlacedLabel } from './label-rows.ts';
import { markOf } from './speech-words.ts';
import { StripPlayhead } from './strip-playhead.tsx';

export interface HeardStripProps {
  /** `null` while the recording is decoded. */
  peaks: readonly number[] | null;
  durationMs: number;
  /** Plays the recording; `null` while there is none. */
  player: Player | null;
  /** Where in the recording the player's time begins. */
  startMs: number;
  words: readonly HeardWord[];
  pace: Pick<PaceFacts, 'pauses' | 'restartsMs'> | null;
  weak: ReadonlySet<number>;
  /** Place in the evidence of the word that was chosen. */
  chosen: number | null;
  onChoose: (at: number) => void;
}

/** Wide enough for a word in its own time at a usual pace. */
const remPerSecond = 7.5;
const height = 72;
/** Seconds between two times under the waveform. */
const timeStep = 2;

/**
 * The recording as a waveform with each word where it was heard, pauses with their length, and where the speaker began again. It
 * is wider than a phone and scrolls. The text below it says the same to a screen reader and a keyboard.
 */
export function HeardStrip(props: HeardStripProps) {
  const { peaks, durationMs, player, startMs: playerStartMs, pace, words, weak, chosen, onChoose } = props;
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen === null) return;
    const spot = strip.current?.querySelector('[data-chosen]');
    spot?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [chosen]);
  const spots = useMemo(() => spotsOf(words), [words]);
  const rows = Math.max(1, ...spots.map(({ label }) => label.row + 1));
  // Its room is there at once; the many words in it come when the text below is drawn.
  const isNext = useNextFrame();
  const times = Array.from({ length: Math.ceil(durationMs / 1000 / timeStep) }, (_, i) => i * timeStep);
  return (
    <div className={classes['strip']} ref={strip} dir="ltr" aria-hidden="true" data-strip>
      <div className={classes['sheet']} style={{ width: rem(durationMs), ...cssNumber('--rows', rows) }}>
        {peaks ? (
          <WaveformBars peaks={peaks} slots={peaks.length} height={height} />
        ) : (
          <div style={{ height }} />
        )}
        {(pace?.pauses ?? []).map(({ startMs, durationMs: pauseMs }) => (
          <span key={startMs} className={classes['gap']} style={{ left: rem(startMs), width: rem(pauseMs) }}>
            {secondsText(pauseMs)}
          </span>
        ))}
        {(pace?.restartsMs ?? []).map((startMs) => (
          <span key={startMs} className={classes['again']} style={{ left: rem(startMs) }}>
            <IconArrowBackUp size={16} />
          </span>
        ))}
        {isNext && <Spots {...{ spots, weak, chosen, onChoose }} />}
        {player && <StripPlayhead player={player} leftOf={(ms) => rem(ms + playerStartMs)} />}
        {times.map((seconds) => (
          <span key={seconds} className={classes['time']} style={{ left: rem(seconds * 1000) }}>
            {seconds} s
          </span>
        ))}
      </div>
    </div>
  );
}

const remOf = (ms: number): number => (ms / 1000) * remPerSecond;
const rem = (ms: number): string => `${remOf(ms)}rem`;
/** React's type of a style has no custom properties. */
const cssNumber = (name: `--${string}`, value: number): CSSProperties => ({ [name]: value });

interface Spot {
  readonly word: HeardWord;
  /** Its place in the evidence. */
  readonly at: number;
  readonly startMs: number;
  readonly endMs: number;
  readonly label: PlacedLabel;
}

function spotsOf(words: readonly HeardWord[]): Spot[] {
  const spots = words.flatMap((word, at) => {
    const { startMs, endMs } = word;
    return startMs === null || endMs === null ? [] : [{ word, at, startMs, endMs }];
  });
  const labels = placeLabels(
    spots.map(({ word, startMs, endMs }) => ({
      text: shownWord(word),
      center: remOf((startMs + endMs) / 2),
    })),
  );
  return spots.map((spot, i) => ({ ...spot, label: labels[i] ?? { row: 0, left: 0 } }));
}

const shownWord = ({ word }: HeardWord): string => word || '+';

type Choosing = Pick<HeardStripProps, 'weak' | 'chosen' | 'onChoose'>;

/** The words in their time. The waveform and the line that runs through it change without them. */
const Spots = memo(function Spots({ spots, ...rest }: Choosing & { spots: readonly Spot[] }) {
  return spots.map((spot) => <WordSpot key={spot.at} {...spot} {...rest} />);
});

/** A word in its time: the stretch of sound, and the label under it. */
function WordSpot({ word, at, startMs, endMs, label, weak, chosen, onChoose }: Spot & Choosing) {
  const { row, left } = label;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes['spot']}
      data-chosen={chosen === at || undefined}
      style={{ left: rem(startMs), width: rem(endMs - startMs) }}
      onClick={() => onChoose(at)}
    >
      <span
        data-mark={markOf(word, weak.has(at))}
        style={{ left: `${left - remOf(startMs)}rem`, ...cssNumber('--row', row) }}
      >
        {shownWord(word)}
      </span>
    </button>
  );
}
