import type { Page } from '@playwright/test';

/** Shows a page in light and in dark, without motion, for a picture of each. It is light afterwards. */
export async function inBothSchemes(
  page: Page,
  shoot: (colorScheme: 'light' | 'dark') => Promise<void>,
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await shoot(colorScheme);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}
