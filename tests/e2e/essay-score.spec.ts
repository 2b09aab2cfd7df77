import { expect } from '@playwright/test';
import { learnersEssay } from '#tests/support/learners-essay.ts';
import { isNarrow } from './support/narrow-only.ts';
import { testThatKills as test } from './support/product.ts';
import {
  engineTime,
  enterTunnel,
  expectSameOnServer,
  openParts,
  openQuestion,
} from './support/score-story.ts';

test.skip(({ viewport }) => isNarrow(viewport), 'essays are written at a desk');

const question = { task: 'WE', id: 9003 } as const;

test('an essay written in a tunnel is scored on the device with its evidence, and the server agrees', async ({
  learner,
  server,
}) => {
  const page = await learner.openStoredApp(server.url);
  await enterTunnel(page, server, []);

  await openQuestion(page, server, question);
  await page.getByRole('textbox', { name: 'Your essay' }).fill(learnersEssay.slice(0, 160));
  await expect(page.getByText(/Ready-made phrases earn little/)).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('draft-light.png'), fullPage: true });
  await page.getByRole('textbox', { name: 'Your essay' }).fill(learnersEssay);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();

  const result = page.getByRole('region', { name: 'Your result' });
  await expect(result).toContainText('Scored on this device', engineTime);
  await expect(result).toContainText('The length is within 200 to 300 words.');
  await expect(result).toContainText(/Key points: \d of \d found/);
  await expect(result).toContainText(/\d+ to \d+ of 26 points/);
  await expect(result).toContainText(/\s· next: /);
  await page.screenshot({ path: test.info().outputPath('score-light.png'), fullPage: true });

  await test.step('an error explains itself by keyboard', async () => {
    await result.getByRole('button', { name: /^goverment ?\(spelling\)/ }).focus();
    await page.keyboard.press('Enter');
    const card = page.getByRole('dialog', { name: /^goverment/ });
    await expect(card).toContainText('government');
    await expect(card).toContainText('This word is misspelt.');
    await page.screenshot({ path: test.info().outputPath('card-light.png') });
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await expect(result.getByRole('button', { name: /^goverment ?\(spelling\)/ })).toBeFocused();
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.screenshot({ path: test.info().outputPath('score-dark.png'), fullPage: true });
  await openParts(result);
  await expect(result.getByRole('region', { name: 'Traits' }).getByRole('listitem')).toHaveCount(7);

  await expectSameOnServer(page, server, question);
});
