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

test('in a tunnel the last free score is given, and the next answer is kept whole with a way on', async ({
  learner,
  server,
}) => {
  const page = await learner.openApp(server.url);
  await enterTunnel(page, server, []);

  await handInEssay(page, server, 9003);
  const result = page.getByRole('region', { name: 'Your result' });
  await expect(result).toContainText('Scored on this device', engineTime);

  await handInEssay(page, server, 9004);
  const dialog = page.getByRole('dialog', { name: 'AI scores' });
  // The server's number is in the text: one here, five as a rule.
  await expect(dialog).toContainText('You have used your 1 free AI-score test attempts for today.');
  await expect(dialog).toContainText(/You get 1 new AI score at \d\d:\d\d, in /);
  await expect(dialog.getByRole('button', { name: 'Ok, Got it' })).toBeFocused();
  await page.screenshot({ path: test.info().outputPath('limit-light.png') });
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(result).toContainText('Your answer is kept, and is scored when you have scores again.');
  await expect(result).toContainText('255');
  await page.screenshot({ path: test.info().outputPath('parked-light.png'), fullPage: true });
  await expectNoViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.screenshot({ path: test.info().outputPath('parked-dark.png') });

  await page.reload();
  await expect(page.getByRole('list', { name: 'My answers' })).toContainText('255 words');
  await begin(page);
  await expect(page.getByRole('button', { name: /^No AI scores left/ })).toBeVisible();
  await page.goto(`${server.url}/sync`);
  await expect(page.getByText('Write Essay').first()).toBeVisible();
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
