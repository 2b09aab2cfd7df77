import type { BookmarkType } from '#contract/entities/bookmark.ts';
import { commit } from '#data/commit.ts';
import type { DataContext } from '#data/context.ts';
import { updateList } from '#data/list-projection.ts';
import { newOps } from '#data/new-op.ts';

/** Marks a practice. `UNMARK` takes the mark away. The last wish wins over everything that waits unsent. */
export async function setBookmark(
  context: DataContext,
  input: { practiceId: number; type: BookmarkType },
): Promise<void> {
  const { userId } = context;
  const { practiceId, type } = input;
  await commit(context, {
    async write(tables) {
      const row = await tables.bookmarks.get([userId, practiceId]);
      const shadow = row?.shadow ?? null;
      await tables.bookmarks.put({ userId, practiceId, type, shadow });
      await updateList(tables, userId, new Map([[practiceId, { bookmarkType: type }]]));
      const isRedundant = (shadow?.value?.type ?? 'UNMARK') === type;
      return [newOps.setBookmark({ practiceId, type }, { version: shadow?.version ?? null, isRedundant })];
    },
  });
}
