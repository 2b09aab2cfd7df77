import { Problem } from '#server/problem.ts';

export interface Allowance {
  readonly most: number;
  readonly perMs: number;
  readonly now?: () => number;
}

/**
 * So much of something for each learner in a stretch of time, counted in this process. The stretch begins with the first.
 * @throws Problem RATE_LIMITED beyond that, with the time to wait
 */
export function createAllowance({ most, perMs, now = Date.now }: Allowance): (learnerId: string) => void {
  const stretches = new Map<string, { readonly endsAt: number; count: number }>();
  return (learnerId) => {
    const at = now();
    for (const [id, { endsAt }] of stretches) if (endsAt <= at) stretches.delete(id);
    const stretch = stretches.get(learnerId) ?? { endsAt: at + perMs, count: 0 };
    if (stretch.count >= most)
      throw new Problem('RATE_LIMITED', 'That was asked for very often. Try again later', {
        retryAfterSeconds: Math.ceil((stretch.endsAt - at) / 1_000),
      });
    stretch.count += 1;
    stretches.set(learnerId, stretch);
  };
}
