import { Problem } from '#server/problem.ts';

/** Runs work of a learner, at most so much of it at a time. @throws Problem RATE_LIMITED beyond that */
export function createTurns(most: number) {
  const running = new Map<string, number>();
  return async <Value>(learnerId: string, work: () => Promise<Value>): Promise<Value> => {
    const before = running.get(learnerId) ?? 0;
    if (before >= most)
      throw new Problem('RATE_LIMITED', 'Your last recordings are still being listened to. Try again soon', {
        retryAfterSeconds: 5,
      });
    running.set(learnerId, before + 1);
    try {
      return await work();
    } finally {
      const left = (running.get(learnerId) ?? 1) - 1;
      if (left > 0) running.set(learnerId, left);
      else running.delete(learnerId);
    }
  };
}
