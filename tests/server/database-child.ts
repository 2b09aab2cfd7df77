/**
 * A process that opens the embedded database of a folder and, when told to write, commits until it is killed.
 * `node database-child.ts FOLDER hold|write`. Each line that it prints is out before it goes on.
 */
import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { openPglite } from '#server/db/open-pglite.ts';
import { setBookmark } from '#server/store/bookmarks.ts';
import { learnerOf } from '#server/store/learners.ts';
import { writeOnce } from '#server/store/write.ts';

const [folder = '', mode = 'hold'] = process.argv.slice(2);
const say = (line: string) => writeSync(1, `${line}\n`);

say('starting');
const db = await openPglite(folder);
await db.migrate();
say('ready');
if (mode === 'write') {
  const learner = await learnerOf(db, {
    subject: 'writer',
    username: 'writer',
    issuedAt: 0,
    signedInAt: null,
    claims: {},
  });
  for (;;) {
    const key = randomUUID();
    const practiceId = Math.floor(Math.random() * 2_000_000_000);
    await writeOnce(db.orm, { learnerId: learner.id, key, fingerprint: 'x' }, ({ tx }) =>
      setBookmark(tx, learner.id, { practiceId, type: 'EASY', baseVersion: null }),
    );
    say(`committed ${practiceId}`);
  }
}
setInterval(() => undefined, 60_000);
