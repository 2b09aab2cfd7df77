import { expect, type Locator, type Page } from '@playwright/test';

/** The study plan of Today, which is fetched when it comes near the screen. */
export async function seePlan(page: Page): Promise<Locator> {
  const plan = page.getByRole('region', { name: 'Study plan' });
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(plan).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 120_000 });
  return plan;
}
