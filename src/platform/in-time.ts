import { systemClock, type Clock } from './clock.ts';

interface Patience {
  /** What the error says. */
  readonly message: string;
  readonly ms: number;
  readonly clock?: Pick<Clock, 'after'>;
}

/** What the work comes to. Rejects when that is not there in time: the work itself goes on. */
export async function inTime<Result>(
  work: Promise<Result>,
  { message, ms, clock = systemClock }: Patience,
): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const cancel = clock.after(ms, () => late.reject(new Error(message)));
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    cancel();
  }
}
