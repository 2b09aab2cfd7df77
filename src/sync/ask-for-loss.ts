import type { ReadContext } from '#data/store/context.ts';
import { findLostClient, keepLostWork } from '#data/store/lost-work.ts';
import type { DeviceLookup } from './transport.ts';

/**
 * Asks the server what a database that the browser has cleared had still to send. Without an answer it is asked again
 * another time; an installation that this learner never had stays for the learner whose it was.
 */
export async function askForLoss(context: ReadContext, lookup: DeviceLookup): Promise<void> {
  const clientId = await findLostClient(context.db);
  if (clientId === null) return;
  const outcome = await lookup.findDevice(context.userId, clientId);
  if (outcome.kind !== 'answered') return;
  const { pendingCount, lastSeenDate } = outcome.body;
  const lost = pendingCount === 0 ? null : { count: pendingCount, lastSeenAt: Date.parse(lastSeenDate) };
  await keepLostWork(context, lost);
}
