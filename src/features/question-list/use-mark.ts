import type { BookmarkType } from '#contract/entities/bookmark.ts';
import { setBookmark } from '#data/commands/set-bookmark.ts';
import { useDataContext } from '#data/use-data-context.ts';
import { useToast } from '#ui/toasts.tsx';

/** Marks a practice and says what became of it (spec section 8). */
export function useMark(): (practiceId: number, type: BookmarkType) => void {
  const context = useDataContext();
  const say = useToast();
  const mark = async (practiceId: number, type: BookmarkType) => {
    try {
      await setBookmark(context, { practiceId, type });
      say('Bookmark updated successfully');
    } catch {
      // Nothing was written, so the mark on the screen is still the old one.
      say('Something went wrong');
    }
  };
  return (practiceId, type) => void mark(practiceId, type);
}
