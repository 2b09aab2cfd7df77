import type { Page } from '@playwright/test';

/** Begins a question that stands behind a start gate: everything that plays or has a clock of its own. */
export async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
}

/** Goes on with what was entered at an earlier visit. */
export async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Go on', exact: true }).click();
}
