import { test } from '@playwright/test';

/** For a file whose story is the same on every screen: it runs on the narrow one. */
export function onNarrowScreenOnly(): void {
  test.skip(({ viewport }) => (viewport?.width ?? 0) > 600, 'the size of the screen changes nothing here');
}
