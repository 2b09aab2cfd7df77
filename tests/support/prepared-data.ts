import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { migrationsFolder } from '#server/db/migrations-folder.ts';
import { openPglite } from '#server/db/open-pglite.ts';

const shelf = resolve('.cache', 'prepared-data');

function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync('package-lock.json'));
  for (const name of readdirSync(migrationsFolder).toSorted())
    if (name.endsWith('.sql')) hash.update(readFileSync(join(migrationsFolder, name)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Puts the database that a first start makes into a data folder. It is made once for each set of migrations and copied:
 * to make one takes seconds of processor time, and every story has a server of its own.
 */
export async function prepareData(dataDir: string): Promise<void> {
  const prepared = join(shelf, fingerprint());
  if (!existsSync(prepared)) {
    mkdirSync(shelf, { recursive: true });
    const beside = mkdtempSync(join(shelf, 'new-'));
    const db = await openPglite(beside);
    await db.migrate();
    await db.close();
    try {
      renameSync(beside, prepared);
    } catch (error) {
      // Another test was quicker.
      rmSync(beside, { recursive: true });
      if (!existsSync(prepared)) throw error;
    }
  }
  cpSync(prepared, dataDir, { recursive: true });
}
