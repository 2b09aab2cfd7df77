import type { DeviceMemory } from '#contract/sync.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { clientDevice } from '#server/db/schema/sync.ts';
import { Problem } from '#server/problem.ts';
import { and, eq } from 'drizzle-orm';

export interface SeenDevice {
  readonly learnerId: string;
  readonly clientId: string;
  readonly pendingCount: number;
  readonly lastOpId: string | null;
}

/** Remembers how much an installation still has to send, for the day on which its storage is gone. */
export async function rememberDevice(db: Database, device: SeenDevice): Promise<void> {
  const { lastOpId } = device;
  // A column of 32 bits: no queue is longer, whatever a device says.
  const pendingCount = Math.min(device.pendingCount, 2 ** 31 - 1);
  const seen = { pendingCount, lastOpId, lastSeenAt: new Date() };
  await db.orm
    .insert(clientDevice)
    .values({ ...device, ...seen })
    .onConflictDoUpdate({ target: [clientDevice.learnerId, clientDevice.clientId], set: seen });
}

/** What is remembered of an installation of this learner. */
export async function getDevice(
  queries: Queries,
  learnerId: string,
  clientId: string,
): Promise<DeviceMemory> {
  const [row] = await queries
    .select()
    .from(clientDevice)
    .where(and(eq(clientDevice.learnerId, learnerId), eq(clientDevice.clientId, clientId)));
  if (row === undefined) throw new Problem('NOT_FOUND', 'This installation is not known');
  const { pendingCount, lastOpId, lastSeenAt } = row;
  return { clientId, pendingCount, lastOpId, lastSeenDate: lastSeenAt.toISOString() };
}
