import { useEffect, useRef } from 'react';
import type { HeardWord, PaceFacts } from '#contract/entities/evidence.ts';
import { WaveformBars } from '#ui/audio/waveform-bars.tsx';
import classes from './speech.module.css';
import { markOf } from './speech-words.ts';

export interface HeardStripProps {
  /** `null` while the recording is decoded. */
  peaks: readonly number[] | null;
  durationMs: number;
  words: readonly HeardWord[];
  pauses: PaceFacts['pauses'];
  weak: ReadonlySet<number>;
  /** Place in the evidence of the word that was chosen. */
  chosen: number | null;
  onChoose: (at: number) => void;
}

/** Wide enough for a word in its own time at a usual pace. */
const pixelsPerSecond = 120;
const height = 72;

/**
 * The recording as a waveform with each word where it was heard, pauses shaded. It is wider than a phone and scrolls. The text
 * below it says the same to a screen reader and a keyboard.
 */
export function HeardStrip(props: HeardStripProps) {
  const { peaks, durationMs, words, pauses, weak, chosen, onChoose } = props;
  const strip = useRef<HTMLDivElement>(null);
  const percent = (ms: number) => `${(100 * ms) / Math.max(1, durationMs)}%`;
  useEffect(() => {
    if (chosen === null) return;
    const spot = strip.current?.querySelector('[data-chosen]');
    spot?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [chosen]);
  return (
    <div className={classes['strip']} ref={strip} dir="ltr" aria-hidden="true">
      <div
        className={classes['sheet']}
        style={{ width: `max(100%, ${(durationMs / 1000) * pixelsPerSecond}px)` }}
      >
        {peaks ? (
          <WaveformBars peaks={peaks} slots={peaks.length} height={height} />
        ) : (
          <div style={{ height }} />
        )}
        {pauses.map((pause) => (
          <span
            key={pause.startMs}
            className={classes['gap']}
            style={{ left: percent(pause.startMs), width: percent(pause.durationMs) }}
          />
        ))}
        {words.map((word, at) =>
          word.startMs === null || word.endMs === null ? null : (
            <button
              // The place in the evidence is what a word is known by.
              key={at}
              type="button"
              tabIndex={-1}
              className={classes['spot']}
              data-mark={markOf(word, weak.has(at))}
              data-chosen={chosen === at || undefined}
              style={{ left: percent(word.startMs), width: percent(word.endMs - word.startMs) }}
              onClick={() => onChoose(at)}
            >
              <span>{word.word || '+'}</span>
            </button>
          ),
        )}
      </div>
    </div>
  );
}
