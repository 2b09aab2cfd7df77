import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the target has the focus, as somebody without a pointer has to. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Tab');
        return target.evaluate((element) => element === document.activeElement);
      },
      { intervals: [0], message: 'Tab leads there' },
    )
    .toBe(true);
}
