import type { RecordingRef } from '#contract/entities/answer.ts';
import { FetchedRecording } from '#features/practice/sound/fetched-recording.tsx';
import { PairControls } from '#features/practice/sound/pair-controls.tsx';
import { RecordingPlayer } from '#features/practice/sound/recording-player.tsx';
import { useRecording } from '#features/practice/sound/use-recording.ts';
import { useStoredRecording } from '#features/practice/sound/use-stored-recording.ts';
import type { RecordingBytes } from '#ui/audio/use-prepared.ts';
import classes from './compare.module.css';

interface Pair<Each> {
  readonly earlier: Each;
  readonly now: Each;
}

const labels = {
  earlier: 'Your earlier recording',
  now: 'Your recording now',
} as const satisfies Pair<string>;
const sides = ['earlier', 'now'] as const;

/** Two recordings of one question under one play button. One that is not on this device is fetched, or says why it cannot be. */
export function RecordingPair({ earlier, now }: Pair<RecordingRef>) {
  const stored = { earlier: useStoredRecording(earlier), now: useStoredRecording(now) };
  const recordings = { earlier, now };
  if (stored.earlier === 'loading' || stored.now === 'loading') return <div className={classes['player']} />;
  if (stored.earlier !== 'missing' && stored.now !== 'missing')
    return <BothHere earlier={stored.earlier} now={stored.now} />;
  return (
    <div className={classes['players']}>
      {sides.map((side) => {
        const here = stored[side];
        return (
          <section key={side} aria-label={labels[side]}>
            <p className={classes['name']}>{labels[side]}</p>
            {typeof here === 'string' ? (
              <FetchedRecording recording={recordings[side]} />
            ) : (
              <RecordingPlayer recording={here} label={labels[side]} />
            )}
          </section>
        );
      })}
    </div>
  );
}

function BothHere({ earlier, now }: Pair<RecordingBytes>) {
  const first = useRecording(earlier);
  const second = useRecording(now);
  if (!first.player || !second.player) return <div className={classes['player']} />;
  return (
    <PairControls
      label="Which recording plays"
      sides={[
        { name: 'Earlier', label: labels.earlier, player: first.player, peaks: first.playedPeaks },
        { name: 'Now', label: labels.now, player: second.player, peaks: second.playedPeaks },
      ]}
    />
  );
}
