import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { migrationsFolder } from '#server/db/migrations-folder.ts';
import { openPglite } from '#server/db/open-pglite.ts';
import { bookmark } from '#server/db/schema/practices.ts';
import { clientDevice } from '#server/db/schema/sync.ts';
import { bookWord } from '#server/db/schema/words.ts';
import { eq } from 'drizzle-orm';

const dir = mkdtempSync(join(tmpdir(), 'passage-migrations-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const Journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });

/** The migrations of an older release: the first `count` of today's. */
function firstMigrations(count: number): string {
  const folder = join(dir, `first-${count}`);
  mkdirSync(join(folder, 'meta'), { recursive: true });
  const journal = Journal.parse(
    JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')),
  );
  const entries = journal.entries.slice(0, count);
  for (const { tag } of entries)
    copyFileSync(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`));
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  return folder;
}

it('a database of the first release keeps its rows and learns the new kinds', async () => {
  const learnerId = '00000000-0000-4000-8000-000000000001';
  const clientId = '00000000-0000-4000-8000-000000000002';
  const old = await PGlite.create(join(dir, 'pgdata'));
  await migrate(drizzle({ client: old }), { migrationsFolder: firstMigrations(1) });
  await old.exec(`
    insert into learner (id, subject, username, first_name, last_name, nickname, pte_type, language, status, version, created_at)
      values ('${learnerId}', 's', 'ada', 'Ada', '', 'ada', 'CORE', 'EN', 'TRIAL', 1, now());
    insert into bookmark (id, learner_id, practice_id, type, version) values ('${clientId}', '${learnerId}', 15001, 'HARD', 3);
    insert into client_device (learner_id, client_id, pending_count, last_seen_at)
      values ('${learnerId}', '${clientId}', 4, now());
  `);
  await old.close();

  const db = await openPglite(dir);
  try {
    await db.migrate();
    expect(await db.orm.select().from(bookmark)).toMatchObject([
      { practiceId: 15001, type: 'HARD', version: 3 },
    ]);
    expect(await db.orm.select().from(clientDevice)).toMatchObject([{ pendingCount: 4, lastOpId: null }]);
    expect(await db.orm.select().from(bookWord).where(eq(bookWord.learnerId, learnerId))).toEqual([]);
  } finally {
    await db.close();
  }
}, 180_000);
