import { useMemo } from 'react';
import { transcriptOf, type Cue } from '#domain/lessons/captions.ts';
import { formatClock } from '#domain/timing/format-clock.ts';
import hidden from '#ui/visually-hidden.module.css';
import classes from './lesson.module.css';

interface TranscriptProps {
  cues: readonly Cue[];
  /** `null` while there is nothing to seek in. */
  onSeek: ((positionMs: number) => void) | null;
}

/** All that is said in the lesson, as text; each part leads to its place in the video. */
export function Transcript({ cues, onSeek }: TranscriptProps) {
  const parts = useMemo(() => transcriptOf(cues), [cues]);
  if (parts.length === 0) return null;
  return (
    <details className={classes.transcript}>
      <summary>Read the lesson</summary>
      <ol lang="en" dir="ltr">
        {parts.map(({ startMs, text }) => (
          <li key={startMs}>
            <button
              type="button"
              className={classes.moment}
              translate="no"
              disabled={onSeek === null}
              onClick={() => onSeek?.(startMs)}
            >
              <span className={hidden.hidden}>Play from</span> {formatClock(startMs)}
            </button>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}
