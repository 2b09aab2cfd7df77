import { liveQuery } from 'dexie';
import type { ScoringState } from '#contract/entities/answer.ts';
import type { ReadContext } from '#data/store/context.ts';

/** Older answers that the server still holds are not waited for: the next sync brings them. */
const newest = 50;

/** What waits for an AI score of the learner's is not begun: it comes on another day. */
const isUnderWay = (scoring: ScoringState | undefined): boolean =>
  scoring?.status === 'waiting' && scoring.needs === undefined;

/** Calls `onChange` with the answers that the server is scoring: at once, and whenever there are others. */
export function watchWaitingScores(
  { db, userId }: ReadContext,
  onChange: (answerIds: readonly string[]) => void,
): () => void {
  let known = '';
  const subscription = liveQuery(async () => {
    const answers = await db.answers
      .where('[userId+answeredAt]')
      .between([userId, -Infinity], [userId, Infinity])
      .reverse()
      .limit(newest)
      .toArray();
    return answers
      .filter(({ hidden, version, scoring }) => hidden === 0 && version > 0 && isUnderWay(scoring))
      .map(({ answerId }) => answerId);
  }).subscribe({
    next(answerIds) {
      const text = answerIds.join(' ');
      if (text === known) return;
      known = text;
      onChange(answerIds);
    },
    // The database was closed, for a newer version or for another learner: there is nothing to wait for any more.
    error: () => undefined,
  });
  return () => subscription.unsubscribe();
}
