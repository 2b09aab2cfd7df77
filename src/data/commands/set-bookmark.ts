import type { BookmarkType } from '#contract/entities/bookmark.ts';
import { commit } from '#data/store/commit.ts';
import type { DataContext } from '#data/store/context.ts';
import { newOp } from '#domain/outbox/new-op.ts';
import { storing, type Stored } from '#data/store/storage-failure.ts';

/** Marks a practice. `UNMARK` takes the mark away. The last wish wins over everything that waits unsent. */
export async function setBookmark(
  context: DataContext,
  input: { practiceId: number; type: BookmarkType },
): Promise<Stored> {
  const { practiceId, type } = input;
  const written = commit(context, {
    async write({ bookmarks }) {
      const shadow = (await bookmarks.get([context.userId, practiceId]))?.shadow ?? null;
      return [newOp('bookmark.set', { practiceId, type }, { shadow })];
    },
  });
  return storing(written);
}
