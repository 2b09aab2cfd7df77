import { lazy } from 'react';

/** The bookmark menu, fetched when one opens: a list has a button for it in every row. */
export const LazyBookmarkMenu = lazy(async () => ({
  default: (await import('./bookmark-menu.tsx')).BookmarkMenu,
}));
