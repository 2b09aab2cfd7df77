import type { ReadContext } from '#data/context.ts';
import { readMeta } from '#data/meta.ts';

/**
 * The sound files of practices, by practice, while some sound is not on this device; `null` once all of it is: then nobody
 * has to look.
 */
export async function listSound(
  { db }: Pick<ReadContext, 'db'>,
  { practiceIds }: { practiceIds: readonly number[] },
): Promise<ReadonlyMap<number, readonly string[]> | null> {
  return db.transaction('r', db.practices, db.practiceBodies, db.meta, async () => {
    const content = await readMeta(db, 'content');
    if (content === null || content.mediaMissing === 0) return null;
    const rows = await db.practices.bulkGet([...practiceIds]);
    const keys = rows.flatMap((row) => (row ? [[row.id, row.generation] as [number, string]] : []));
    const bodies = await db.practiceBodies.bulkGet(keys);
    return new Map(
      bodies.flatMap((body) => {
        const audios = body?.item.audios ?? [];
        return body && audios.length > 0 ? [[body.id, audios.map(({ sha256 }) => sha256)] as const] : [];
      }),
    );
  });
}
