import type { ContentPack } from '#contract/entities/content-pack.ts';
import type { DataContext } from '#data/store/context.ts';
import { rebuildList } from './list-projection.ts';
import { listRow } from './list-row.ts';
import { readMeta } from '#data/store/meta.ts';
import { withPrediction } from './predictions.ts';

/** Rows a transaction: one of 10,000 would block the screen for a quarter of a second. */
const chunkRows = 250;

/**
 * Takes a content pack in. Bodies go first, in chunks, under the new generation, where nobody sees them; then one
 * transaction swaps the list rows over and drops the old generation. A reader sees the old pack or the new one.
 * What the learner did (marks, counts) stays. `generation` is the SHA-256 of the pack's bytes.
 */
export async function importPack(
  { db, userId }: Pick<DataContext, 'db' | 'userId'>,
  { pack, generation }: { pack: ContentPack; generation: string },
): Promise<void> {
  const { taskType, items } = pack;
  for (let at = 0; at < items.length; at += chunkRows) {
    const chunk = items.slice(at, at + chunkRows);
    await db.practiceBodies.bulkPut(chunk.map((item) => ({ id: item.id, taskType, item, generation })));
  }
  const tables = [db.practices, db.practiceBodies, db.answers, db.bookmarks, db.meta];
  await db.transaction('rw', tables, async () => {
    const old = await db.practices
      .where('[taskType+id]')
      .between([taskType, -Infinity], [taskType, []])
      .toArray();
    const kept = new Map(old.map((row) => [row.id, row]));
    await db.practices.bulkDelete(old.map((row) => row.id));
    const counted = new Map(((await readMeta(db, 'predictions')) ?? []).map((row) => [row.practiceId, row]));
    const rows = items.map((item) => {
      const row = listRow(item, generation, kept.get(item.id));
      return counted.has(item.id) ? withPrediction(row, counted.get(item.id)) : row;
    });
    await db.practices.bulkPut(rows);
    const gone = new Set(old.map((row) => row.generation));
    if (items.length > 0) gone.delete(generation);
    await db.practiceBodies
      .where('generation')
      .anyOf([...gone])
      .delete();
    // Answers may have been pulled before their practices came.
    await rebuildList(db, (await readMeta(db, 'list-owner')) ?? userId);
  });
}
