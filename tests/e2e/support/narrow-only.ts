import { test, type ViewportSize } from '@playwright/test';

/** Whether it is the screen of a phone. */
export const isNarrow = (viewport: ViewportSize | null): boolean => (viewport?.width ?? 0) <= 600;

/** For a story, alone in its file or its group, that is the same on every screen: it runs on the narrow one. */
export function onNarrowScreenOnly(): void {
  test.skip(({ viewport }) => !isNarrow(viewport), 'the size of the screen changes nothing here');
}
