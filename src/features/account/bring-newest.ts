import type { DataContext } from '#data/context.ts';
import { localUserId } from '#data/rows.ts';
import { readEngineMemory } from '#data/sync-store/read-engine-memory.ts';

/** A learner who wants a copy does not wait longer for a server that does not answer. */
const limitMs = 15_000;

/**
 * Brings what the server knows and this device does not, such as the profile right after a sign-in. `false`: it could not be brought
 * whole within 15 s. Without an account all there is stands on the device.
 */
export async function bringNewest(
  { db, userId, clock }: Pick<DataContext, 'db' | 'userId' | 'clock'>,
  syncNow: () => Promise<unknown>,
): Promise<boolean> {
  if (userId === localUserId) return true;
  const before = (await readEngineMemory(db, userId)).pulls;
  const isBrought = async () => {
    const { pulls, restage } = await readEngineMemory(db, userId);
    return pulls > before && restage === null;
  };
  const bring = async () => {
    await syncNow();
    // What ran already when it was asked had perhaps read the feed before.
    if (!(await isBrought())) await syncNow();
  };
  let cancel = () => {};
  const limit = new Promise<void>((resolve) => {
    cancel = clock.after(limitMs, resolve);
  });
  await Promise.race([bring(), limit]);
  cancel();
  return isBrought();
}
