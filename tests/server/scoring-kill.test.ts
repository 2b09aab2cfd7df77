import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { loadBank } from '#content/load-bank.ts';
import { isAssessed } from '#domain/tasks/assessment-of.ts';
import { openPglite } from '#server/db/open-pglite.ts';
import { aiUse, answer, scoringJob } from '#server/db/schema/answers.ts';
import { startApiWorld } from '#tests/support/api-world.ts';
import { prepareData } from '#tests/support/prepared-data.ts';
import { startScoringProcess } from '#tests/support/watched-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'passage-scoring-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const essay = loadBank().items.find(({ taskType }) => taskType === 'WE');
const text = essay?.taskType === 'WE' ? (essay.modelAnswers[0] ?? '') : '';

it('a server that is killed in the middle of scoring takes the answer up again, and it is scored once', async () => {
  await prepareData(folder);
  const first = startScoringProcess(folder, text);
  await first.until('scoring');
  await first.kill();
  const id = first.lines.find((line) => line.startsWith('scoring '))?.slice(8) ?? '';

  const db = await openPglite(folder);
  try {
    const stored = async () => (await db.orm.select().from(answer).where(eq(answer.id, id)))[0];
    const before = await stored();
    expect(before).toMatchObject({ version: 1, value: { text: `hang ${text}` } });
    expect(await db.orm.select().from(scoringJob)).toMatchObject([{ attempts: 1, failure: null }]);

    // The same data, a new process, and the real engine.
    const world = await startApiWorld(db);
    try {
      await world.scoring.start({ warn: () => undefined });
      await eventually(async () => expect(await db.orm.select().from(scoringJob)).toEqual([]));
      const after = await stored();
      expect(after).toMatchObject({ version: 2, modifiedAt: before?.modifiedAt });
      expect(after?.score && isAssessed(after.score)).toBe(true);
      // Paid for once.
      expect(await db.orm.$count(aiUse)).toBe(1);
    } finally {
      await world.close();
    }
  } finally {
    await db.close();
  }
}, 120_000);
