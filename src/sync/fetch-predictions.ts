import { paths } from '#contract/paths.ts';
import { Predictions } from '#contract/entities/prediction.ts';
import type { DataContext } from '#data/store/context.ts';
import { clockAheadMs } from '#data/store/device-day.ts';
import { agePredictions, keepPredictions } from '#data/store/content/predictions.ts';
import type { Connectivity } from '#platform/connectivity.ts';
import type { ReadCalls } from './transport.ts';

/** Counts change slowly: they are asked for again after this. */
const freshMs = 60 * 60 * 1000;

/**
 * Keeps the counts of exam memories on this device. `ask` asks the server unless it did so a short while ago; without an
 * answer the counts of last time stay, but for predictions that have become too old.
 */
export function createPredictionFetch(
  context: Pick<DataContext, 'db' | 'userId' | 'clock'>,
  transport: Pick<ReadCalls, 'getJson'>,
): { ask: () => Promise<'kept' | 'fresh' | 'no-answer'> } {
  let askedAt: number | null = null;
  return {
    async ask() {
      const now = context.clock.now();
      if (askedAt !== null && Math.abs(now - askedAt) < freshMs) return 'fresh';
      const outcome = await transport.getJson(context.userId, paths.predictions, {});
      const told = outcome.kind === 'answered' ? Predictions.safeParse(outcome.body) : null;
      if (!told?.success) {
        await agePredictions(context, now - (await clockAheadMs(context.db)));
        return 'no-answer';
      }
      await keepPredictions(context, told.data.predictionList);
      askedAt = now;
      return 'kept';
    },
  };
}

/** Asks at the start, when the connection or the screen comes back, and as the hours go by. The returned function ends it. */
export function keepAsking(
  ask: () => void,
  {
    clock,
    connectivity,
    startAfterMs,
  }: Pick<DataContext, 'clock'> & { connectivity: Pick<Connectivity, 'subscribe'>; startAfterMs: number },
): () => void {
  let cancel = () => {};
  function askIn(delayMs: number): void {
    cancel = clock.after(delayMs, () => {
      ask();
      askIn(freshMs);
    });
  }
  askIn(startAfterMs);
  const stop = connectivity.subscribe(ask);
  return () => {
    cancel();
    stop();
  };
}
