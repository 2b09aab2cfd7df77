import type { ReadContext } from '#data/store/context.ts';
import { readMeta } from '#data/store/meta.ts';
import { isHeard } from '#domain/rubric/is-heard.ts';

/**
 * The sound files of those practices that cannot be heard: their sound was not on this device when it was last counted.
 * `null`: there is none. Since then it may have come: who plays a sound keeps it. A model voice is not counted, since
 * the question can be answered without it.
 */
export async function listSound(
  { db }: Pick<ReadContext, 'db'>,
  { practiceIds }: { practiceIds: readonly number[] },
): Promise<ReadonlyMap<number, readonly string[]> | null> {
  return db.transaction('r', db.practices, db.practiceBodies, db.meta, async () => {
    const rows = (await db.practices.bulkGet([...practiceIds])).filter((row) => row !== undefined);
    const missing = new Set<number>();
    for (const taskType of new Set(rows.map((row) => row.taskType).filter(isHeard))) {
      for (const id of (await readMeta(db, `sound ${taskType}`))?.missing ?? []) missing.add(id);
    }
    const keys = rows
      .filter(({ id }) => missing.has(id))
      .map(({ id, generation }) => [id, generation] as [number, string]);
    if (keys.length === 0) return null;
    const bodies = await db.practiceBodies.bulkGet(keys);
    return new Map(
      bodies.flatMap((body) => {
        const audios = body?.item.audios ?? [];
        return body && audios.length > 0 ? [[body.id, audios.map(({ sha256 }) => sha256)] as const] : [];
      }),
    );
  });
}
