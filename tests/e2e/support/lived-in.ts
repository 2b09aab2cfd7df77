import { expect, type Page } from '@playwright/test';
import { questionPath } from './practise.ts';
import { pickMore } from './more.ts';

/** The steps of the first run: scores of 65, a day next month, a level and the time for it. It ends in a first question. `atScores` runs once the scores are chosen. */
export async function setUpGoal(page: Page, atScores: () => Promise<void> = async () => {}): Promise<void> {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('Next');
  await press('All 65');
  await atScores();
  await press('Next');
  await page.getByRole('button', { name: 'Next month' }).click();
  await page.locator('.mantine-DatePicker-day:not([data-outside])').nth(14).click();
  await press('Next');
  await page.getByRole('radio', { name: /^B1/ }).click();
  await page.getByLabel('Time to practise').selectOption('LESS_THAN_1');
  await press('Done');
  await page.waitForURL((url) => url.pathname !== '/start');
}

/** What Today offers first: something new, or a session that is under way. The first run begins one with a first question. */
export const nextOnToday = (page: Page) =>
  page
    .getByRole('button', { name: 'Start', exact: true })
    .or(page.getByRole('link', { name: 'Go on', exact: true }));

/** What a learner has done in the first days, so that no page is empty: a goal, words in two books, a note, a session that is begun. */
export async function liveIn(page: Page, url: string): Promise<void> {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.goto(`${url}/start`);
  await setUpGoal(page);
  await page.goto(`${url}/words`);
  // Another device of the account may have kept them.
  for (const [book, word] of [
    ['Vocab', 'reluctant'],
    ['Spelling', 'distance'],
  ] as const) {
    await page.getByRole('radio', { name: book, exact: true }).check({ force: true });
    await page.getByRole('textbox', { name: new RegExp(`^Add a word to your ${book}`) }).fill(word);
    await press('Add');
    await expect(page.getByText(/Word added successfully|Word already exists/).last()).toBeVisible();
  }
  await page.goto(`${url}${questionPath({ task: 'MCS_R', id: 15_001 })}`);
  await pickMore(page, /^(Your note|Note)$/);
  const note = page.getByRole('dialog', { name: 'Note' }).getByRole('textbox');
  // What another device wrote would be no change.
  await note.fill(`Read the last line first, at ${page.viewportSize()?.width ?? 0} pixels.`);
  await press('Save');
  await expect(page.getByText(/Saved successfully|Note updated/)).toBeVisible();
  await page.goto(url);
  await nextOnToday(page).click();
  await expect(page.getByRole('list', { name: /^Session: question/ })).toBeVisible();
}
