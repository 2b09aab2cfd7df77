import { test } from '@playwright/test';
import { isNarrow } from './narrow-only.ts';

/** For a story, alone in its file or its group, that says most on a wide screen and nothing else on a narrow one. */
export function onWideScreenOnly(): void {
  test.skip(({ viewport }) => isNarrow(viewport), 'a narrow screen shows nothing else of it');
}
