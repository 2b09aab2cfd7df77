import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the menu "More" of a question: a sheet on a phone, a menu where there is room. */
async function openMore(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^More/ }).click();
  const more = page.getByRole('menu', { name: 'More' }).or(page.getByRole('dialog', { name: 'More' }));
  await expect(more).toBeVisible();
  return more;
}

/** Opens note, report and the like out of that menu. */
export async function pickMore(page: Page, name: string | RegExp): Promise<void> {
  const more = await openMore(page);
  const exact = { name, exact: true };
  await more.getByRole('menuitem', exact).or(more.getByRole('button', exact)).click();
}

/** Practises the question in another mode. Nothing happens where it is so already. */
export async function chooseMode(page: Page, name: 'Practice' | 'Exam mode'): Promise<void> {
  const more = await openMore(page);
  const exact = { name, exact: true };
  const choice = more.getByRole('menuitemradio', exact).or(more.getByRole('radio', exact));
  await choice.click({ force: true });
  await expectMode(page, name);
}

/** The small word beside the menu says how the question is practised. */
export async function expectMode(page: Page, name: 'Practice' | 'Exam mode'): Promise<void> {
  await expect(page.locator('[data-mode]')).toHaveText(name);
}
