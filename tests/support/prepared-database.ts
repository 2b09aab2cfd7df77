import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#server/db/database.ts';
import { openPglite } from '#server/db/open-pglite.ts';
import { prepareData } from './prepared-data.ts';

/** An embedded database of its own, empty and migrated, which is gone once it is closed. A tenth of the work of making one. */
export async function openPreparedDatabase(): Promise<Database> {
  const dir = mkdtempSync(join(tmpdir(), 'passage-database-'));
  await prepareData(dir);
  const db = await openPglite(dir);
  return {
    ...db,
    async close() {
      await db.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
