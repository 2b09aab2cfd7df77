import { expect, test } from './support/bad-day.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { tabTo } from './support/tab-to.ts';

onNarrowScreenOnly();

test('without a pointer: from home to a submitted order of paragraphs', async ({ line, learner }) => {
  const page = await learner.openStoredApp(line.url);
  await page.goto(line.url);
  const bar = page.getByRole('navigation', { name: 'Main' });
  const expectFocusedTitle = async (name: string | RegExp) =>
    expect(page.getByRole('heading', { level: 1, name })).toBeFocused();

  await test.step('the first Tab is the way past the navigation', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(bar).toBeVisible();
  });
  await test.step('each change of the page puts the focus on its title', async () => {
    await tabTo(page, bar.getByRole('link', { name: 'Practise' }));
    await page.keyboard.press('Enter');
    await expectFocusedTitle('Practise');
    await tabTo(page, page.getByRole('main').getByRole('link', { name: /Re-order Paragraphs/i }));
    await page.keyboard.press('Enter');
    await expectFocusedTitle(/Re-order Paragraphs/i);
    await tabTo(page, page.getByRole('main').getByRole('listitem').getByRole('link').first());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/re-order-paragraphs\/\d+/);
    await expectFocusedTitle(/./);
  });
  await test.step('a question has the screen to itself', async () => {
    await expect(bar).toBeHidden();
  });
  await test.step('a box is moved, and the order is handed in', async () => {
    const boxes = page.getByRole('list', { name: 'Paragraphs to put in order' }).getByRole('listitem');
    await tabTo(page, page.getByRole('button', { name: 'Move box 2 up' }));
    const texts = await boxes.allInnerTexts();
    await page.keyboard.press('Enter');
    await expect.poll(() => boxes.allInnerTexts()).toEqual([texts[1], texts[0], ...texts.slice(2)]);
    await tabTo(page, page.getByRole('button', { name: 'Submit', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your result' })).toBeFocused();
  });
});
