import type { Database } from '#server/db/database.ts';
import { clientDevice } from '#server/db/schema.ts';

/** Remembers how much an installation still has to send, for the day on which its storage is gone. */
export async function rememberDevice(
  db: Database,
  device: { readonly learnerId: string; readonly clientId: string; readonly pendingCount: number },
): Promise<void> {
  const seen = { pendingCount: device.pendingCount, lastSeenAt: new Date() };
  await db.orm
    .insert(clientDevice)
    .values({ ...device, ...seen })
    .onConflictDoUpdate({ target: [clientDevice.learnerId, clientDevice.clientId], set: seen });
}
