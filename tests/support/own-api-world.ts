import { startApiWorld, type ApiWorld } from './api-world.ts';
import { openPreparedDatabase } from './prepared-database.ts';

/** The real server on an embedded database of its own, which goes with it. */
export async function startOwnApiWorld(settings: Readonly<Record<string, string>> = {}): Promise<ApiWorld> {
  const db = await openPreparedDatabase();
  const world = await startApiWorld(db, settings);
  return {
    ...world,
    async close() {
      await world.close();
      await db.close();
    },
  };
}
