import type { DataContext, ReadContext } from '#data/store/context.ts';
import { localUserId } from '#data/store/rows.ts';
import { pullFacts } from '#data/queries/pull-facts.ts';

/** A learner who wants a copy does not wait longer for a server that does not answer. */
const limitMs = 15_000;

/**
 * Brings what the server knows and this device does not, such as the profile right after a sign-in. `false`: it could not be brought
 * whole within 15 s. Without an account all there is stands on the device.
 */
export async function bringNewest(
  context: ReadContext & Pick<DataContext, 'clock'>,
  syncNow: () => Promise<unknown>,
): Promise<boolean> {
  if (context.userId === localUserId) return true;
  const before = (await pullFacts(context)).pulls;
  const isBrought = async () => {
    const { pulls, isWhole } = await pullFacts(context);
    return pulls > before && isWhole;
  };
  const bring = async () => {
    await syncNow();
    // What ran already when it was asked had perhaps read the feed before.
    if (!(await isBrought())) await syncNow();
  };
  let cancel = () => {};
  const limit = new Promise<void>((resolve) => {
    cancel = context.clock.after(limitMs, resolve);
  });
  await Promise.race([bring(), limit]);
  cancel();
  return isBrought();
}
