import type { ReadContext } from '#data/store/context.ts';
import { clockAheadMs } from '#data/store/device-day.ts';
import { useLive } from './use-live.ts';

const findClockAhead = ({ db }: ReadContext): Promise<number> => clockAheadMs(db);

/**
 * By how many ms this device's clock is ahead of the server's, as the last sync told; 0 until one did. For days of the world, such as
 * an exam. The days of practice go by the device's own calendar (`device-day.ts`).
 */
export function useClockAhead(): number {
  const ahead = useLive(findClockAhead, null);
  return ahead.status === 'ready' ? ahead.data : 0;
}
