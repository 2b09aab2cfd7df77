/**
 * A server on the embedded database of a folder that hands in an essay and scores it with an engine that never ends:
 * `node scoring-child.ts FOLDER TEXT`. It prints `scoring ANSWER-ID` once it is in the middle of it.
 */
import { writeSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { isNotNull } from 'drizzle-orm';
import { openPglite } from '#server/db/open-pglite.ts';
import { scoringJob } from '#server/db/schema/answers.ts';
import { startApiWorld } from '#tests/support/api-world.ts';

const [folder = '', text = ''] = process.argv.slice(2);
const db = await openPglite(folder);
await db.migrate();
const entry = new URL('../support/odd-scoring-thread.ts', import.meta.url);
const { scoring, newLearner } = await startApiWorld(db, {}, { scoring: { entry } });
await scoring.start({ warn: () => undefined });
const author = await newLearner();
await author.call('POST', '/api/writing/writeEssay/9001', {
  payload: { answer: { kind: 'write', text: `hang ${text}` }, duration: 60, pteType: 'ACADEMIC' },
});
for (;;) {
  const [taken] = await db.orm.select().from(scoringJob).where(isNotNull(scoringJob.claim));
  if (taken) {
    writeSync(1, `scoring ${taken.answerId}\n`);
    break;
  }
  await delay(20);
}
setInterval(() => undefined, 60_000);
