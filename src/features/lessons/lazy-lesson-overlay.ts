import { lazyOverlay } from '#ui/overlay/lazy-overlay.tsx';
import type { LessonOverlayProps } from './lesson-overlay.tsx';

/** The player, fetched when the first lesson opens. */
export const LazyLessonOverlay = lazyOverlay<LessonOverlayProps>(async () => ({
  default: (await import('./lesson-overlay.tsx')).LessonOverlay,
}));
