import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { expectSaid, giveVoice, markedText } from './support/device-voice.ts';
import { faultsOf } from './support/faults-of.ts';
import { pickMore } from './support/more.ts';
import { isNarrow } from './support/narrow-only.ts';
import { testThatKills as test } from './support/product.ts';

const questionPath = '/dashboard/reading/multiple-choice-single/15001';
const view = (page: Page) => page.getByRole('region', { name: 'Translation' });
const picker = (page: Page) => view(page).getByRole('combobox', { name: 'Language' });
const spanishLine = 'teatros de ópera';

/** Opens it from the menu of the question. */
async function openTranslation(page: Page): Promise<void> {
  await pickMore(page, /^Translation/);
  await expect(view(page).getByRole('heading', { name: 'Translation' })).toBeFocused();
}

/** Left edges and tops of the first sentence and of its translation. */
const firstPair = (page: Page) =>
  view(page)
    .locator('li')
    .first()
    .locator('p')
    .evaluateAll((lines) =>
      lines.map((line) => line.getBoundingClientRect()).map(({ left, top }) => ({ left, top })),
    );

test('a question is read in Spanish and in Persian, before and after the answer, without a network, and on paper', async ({
  server,
  learner,
  viewport,
}) => {
  const page = await learner.openStoredApp(server.url);
  await giveVoice(page, { isPatient: true, languages: ['es-ES'] });
  await page.goto(`${server.url}${questionPath}`);

  await test.step('before the answer it is of the passage and the question, fetched when a language is chosen', async () => {
    await openTranslation(page);
    await expect(picker(page).locator('option', { hasText: 'Spanish' })).toHaveText(
      /^Spanish \(español\), \d+ kB$/,
    );
    await expectNoViolations(page);
    await picker(page).selectOption('ES');
    await expect(view(page)).toContainText('Opción A'.replace('Opción', 'Option'));
    await expect(view(page).locator('[lang="es"]').first()).toBeVisible();
    await expect(view(page).getByRole('heading', { level: 3 })).toHaveText([
      'Text',
      'Question',
      'Option A',
      'Option B',
      'Option C',
      'Option D',
    ]);
    await expectNoViolations(page);
    if (isNarrow(viewport)) expect(await faultsOf(page, 'translation')).toEqual([]);
    await page.evaluate(() => document.documentElement.removeAttribute('style'));
  });

  await test.step('both languages stand beside each other where there is room, and one under the other on a phone', async () => {
    const [english, spanish] = await firstPair(page);
    if (isNarrow(viewport)) expect(spanish?.left).toBe(english?.left);
    else expect(spanish?.top).toBe(english?.top);
  });

  await test.step('a phrase is marked with its counterpart, and the voice of the device reads it', async () => {
    const phrase = view(page).locator('[lang="es"] [data-pair]').first();
    await phrase.click();
    await expect(view(page).locator('[data-marked]')).toHaveCount(2);
    const first = await view(page).locator('[lang="es"]').first().textContent();
    await view(page)
      .getByRole('button', { name: /^Hear the translation/ })
      .click();
    await expectSaid(page, first ?? '');
    expect(await markedText(page)).toEqual([first]);
    await page.keyboard.press('Escape');
  });

  await test.step('the dictionary has the same language', async () => {
    await page.evaluate(() => getSelection()?.removeAllRanges());
    await page.goto(`${server.url}${questionPath}`);
    expect(await page.evaluate(() => localStorage.getItem('passage-dictionary-language'))).toBe('ES');
  });

  await test.step('without a network it is there, and a language that is not says so', async () => {
    await server.stop();
    await page.context().setOffline(true);
    await page.reload();
    await openTranslation(page);
    await expect(view(page)).toContainText(spanishLine);
    await picker(page).selectOption('FA');
    await expect(view(page).getByRole('alert')).toHaveText('The translation comes with a connection.');
    await expectNoViolations(page);
    await page.context().setOffline(false);
    await server.start();
    await view(page).getByRole('button', { name: 'Try again' }).click();
    await expect(view(page).locator('[lang="fa"]').first()).toBeVisible();
  });

  await test.step('in Persian it runs from right to left, with the explanation once the answer is shown', async () => {
    await server.stop();
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'Show answer' }).click();
    const lines = view(page).locator('p[lang="fa"]');
    await expect(lines.first()).toHaveCSS('direction', 'rtl');
    await expect(view(page).getByRole('heading', { level: 4, name: 'Explanation' })).toBeVisible();
    await expect(view(page)).toContainText('This device has no voice for Persian.');
    await expect(view(page)).not.toContainText('Not translated');
    await expectNoViolations(page);
    if (isNarrow(viewport)) expect(await faultsOf(page, 'translation in Persian')).toEqual([]);
    await page.evaluate(() => document.documentElement.removeAttribute('style'));
  });

  await test.step('on paper there are both languages and nothing of the app', async () => {
    const opened = page.context().waitForEvent('page');
    await view(page).getByRole('link', { name: 'Print this translation' }).click();
    const paper = await opened;
    await expect(paper.getByRole('heading', { level: 1, name: 'Why cities keep bees' })).toBeVisible();
    await expect(paper.locator('li p[lang="fa"]').first()).toHaveCSS('direction', 'rtl');
    await expectNoViolations(paper);
    await paper.emulateMedia({ media: 'print' });
    await expect(paper.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(paper.getByRole('navigation')).toHaveCount(0);
    const pdf = await paper.pdf({ format: 'A4' });
    expect(pdf.length).toBeGreaterThan(10_000);
    await paper.close();
  });

  await test.step('the page of storage names both, and one goes with its button', async () => {
    await page.goto(`${server.url}/me/storage`);
    const persian = page.getByRole('region', { name: 'Persian (فارسی)' });
    await expect(persian).toContainText('100 questions.');
    await persian.getByRole('button', { name: 'Remove Persian (فارسی)' }).click();
    await expect(persian).toHaveCount(0);
    await expectNoViolations(page);
  });
});
