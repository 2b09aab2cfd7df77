import { useState } from 'react';
import type { BookName } from '#contract/entities/book-word.ts';
import type { BookmarkType } from '#contract/entities/bookmark.ts';
import { setWordBookmark } from '#data/commands/words.ts';
import { useDataContext } from '#data/hooks/use-data-context.ts';
import { BookmarkMenu } from '#ui/practice/bookmark-menu.tsx';
import { notSavedWords } from '#ui/not-saved.ts';
import { useToast } from '#ui/toasts.tsx';

/** How hard the learner finds a saved word. Applied at once; on failure the mark goes back (spec section 4). */
export function WordMark({ book, word, value }: { book: BookName; word: string; value: BookmarkType }) {
  const context = useDataContext();
  const say = useToast();
  const [wish, setWish] = useState<BookmarkType | null>(null);
  const onMark = async (type: BookmarkType) => {
    setWish(type);
    const bookmark = type === 'UNMARK' ? null : type;
    const result = await setWordBookmark(context, { book, word, bookmark });
    setWish(null);
    say(result.kind === 'saved' ? 'Bookmark updated successfully' : notSavedWords(result.reason));
  };
  return <BookmarkMenu value={wish ?? value} onMark={(type) => void onMark(type)} />;
}
