import type { BookmarkType } from '#contract/entities/bookmark.ts';
import { setBookmark } from '#data/commands/set-bookmark.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { useTellOutcome } from '#ui/not-saved.ts';

/** Marks a practice and says what became of it (spec section 8). A refused mark stays the old one. */
export function useMark(): (practiceId: number, type: BookmarkType) => void {
  const context = useDataContext();
  const tell = useTellOutcome();
  return (practiceId, type) =>
    void tell(setBookmark(context, { practiceId, type }), 'Bookmark updated successfully');
}
