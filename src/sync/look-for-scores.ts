import type { ReadContext } from '#data/store/context.ts';
import { watchWaitingScores } from '#data/queries/watch-waiting-scores.ts';
import type { Clock } from '#platform/clock.ts';
import type { Connectivity } from '#platform/connectivity.ts';

/** An essay takes a second, a recording some; a queue takes longer. A score is on the screen 8 s after it is made at the latest. */
const firstLooksMs = [2_000, 3_000, 5_000];
const laterLookMs = 8_000;
/** After five minutes something is wrong with the server, and the learner has gone on. */
const patientMs = 5 * 60_000;
const rareLookMs = 60_000;

export interface ScoreLook extends ReadContext {
  readonly clock: Clock;
  readonly connectivity: Pick<Connectivity, 'isVisible'>;
  /** Reads the change feed, unless the server has asked for a pause. */
  readonly look: () => void;
}

/** Fetches scores that the server is making, while somebody could see them. The returned function ends it. */
export function lookForScores({ clock, connectivity, look, ...context }: ScoreLook): () => void {
  let cancel = () => {};
  let looks = 0;
  let since = 0;

  function schedule(): void {
    const isLong = clock.now() - since >= patientMs;
    const delayMs = firstLooksMs[looks] ?? (isLong ? rareLookMs : laterLookMs);
    cancel = clock.after(delayMs, () => {
      looks += 1;
      if (connectivity.isVisible()) look();
      schedule();
    });
  }

  const stopWatching = watchWaitingScores(context, (answerIds) => {
    cancel();
    looks = 0;
    since = clock.now();
    if (answerIds.length > 0) schedule();
  });
  return () => {
    stopWatching();
    cancel();
  };
}
