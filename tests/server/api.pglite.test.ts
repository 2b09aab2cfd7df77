import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPglite } from '#server/db/open-pglite.ts';
import { runApiSuite } from './api-suite.ts';

runApiSuite('the embedded database', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'passage-pglite-'));
  const db = await openPglite(dir);
  await db.migrate();
  return {
    db,
    dispose: async () => {
      await db.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
});
