import { expect, type Page } from '@playwright/test';
import { proofOnly } from '#tests/support/rounds.ts';
import { learnersEssay } from '#tests/support/learners-essay.ts';
import { ProductServer } from '#tests/support/product-server.ts';
import { expectNoViolations } from './support/axe.ts';
import { begin } from './support/begin.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { testThatKills } from './support/product.ts';
import { engineTime, enterTunnel, openQuestion } from './support/score-story.ts';

onNarrowScreenOnly();

const test = testThatKills.extend<{ server: ProductServer }>({
  server: async ({ browserName: _browser }, use) => {
    const server = await ProductServer.create({ FREE_AI_SCORES: '1' });
    await server.start();
    await use(server);
    await server.dispose();
  },
});

async function handInEssay(page: Page, server: ProductServer, id: number): Promise<void> {
  await openQuestion(page, server, { task: 'WE', id });
  await page.getByRole('textbox', { name: 'Your essay' }).fill(learnersEssay);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
}

test('beyond the free scores an answer is scored on the device, is on the server, and its detailed score waits', async ({
  learner,
  server,
}) => {
  const page = await learner.openApp(server.url);
  await enterTunnel(page, server, []);
  const result = page.getByRole('region', { name: 'Your result' });
  for (const id of [9003, 9004]) {
    await handInEssay(page, server, id);
    await expect(result).toContainText('Scored on this device', engineTime);
  }
  await server.start();
  const dialog = page.getByRole('dialog', { name: 'AI scores' });
  // The server's number is in the text: one here, five as a rule.
  await expect(dialog).toContainText('You have used your 1 free AI-score test attempts for today.');
  await expect(dialog).toContainText(/You get 1 new detailed score at \d\d:\d\d, in /);
  await expect(dialog.getByRole('button', { name: 'Ok, Got it' })).toBeFocused();
  await page.screenshot({ path: test.info().outputPath('limit-light.png') });
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(result).toContainText('The detailed score waits until you have AI scores again.');
  await expect(result).toContainText('255');
  await expect(result).toContainText('Synced');
  await page.screenshot({ path: test.info().outputPath('unpaid-light.png'), fullPage: true });
  await expectNoViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.screenshot({ path: test.info().outputPath('unpaid-dark.png') });

  await page.reload();
  await expect(page.getByRole('list', { name: 'My answers' })).toContainText(/of 26.*View Score/);
  await begin(page);
  await expect(page.getByRole('button', { name: /^No detailed scores today/ })).toBeVisible();
});

test('at twice the text size a score needs no scrolling sideways', proofOnly, async ({ learner, server }) => {
  const page = await learner.openApp(server.url);
  await enterTunnel(page, server, []);
  await handInEssay(page, server, 9003);
  await expect(page.getByText(/^Scored on this device/).first()).toBeVisible();
  // The list of answers has it a moment later.
  await expect(page.getByRole('button', { name: 'View Score' })).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await page.evaluate(widerThanScreen)).toEqual([]);
});

/** What sticks out of the page to the side; strips that scroll by themselves may. */
function widerThanScreen(): string[] {
  const width = document.documentElement.clientWidth;
  return [...document.querySelectorAll('main *')]
    .filter((part) => part.getBoundingClientRect().right > width + 1)
    .filter((part) => part.closest('[data-strip]') === null)
    .map((part) => `${part.tagName} ${part.getAttribute('class')} ${part.textContent?.slice(0, 30)}`);
}
