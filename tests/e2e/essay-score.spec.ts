import { expect } from '@playwright/test';
import { demoAccount } from '#server/idp/demo-account.ts';
import { learnersEssay } from '#tests/support/learners-essay.ts';
import { expectNoViolations } from './support/axe.ts';
import { Learner, signIn } from './support/learner.ts';
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

const reason = 'My ideas were clear.';
const question = { task: 'WE', id: 9003 } as const;

test('an essay written in a tunnel is scored on the device with its evidence, and the server agrees', async ({
  learner,
  server,
  viewport,
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
  await test.step('a verdict on the score is stored without a network', async () => {
    const fair = result.getByRole('group', { name: 'Was this score fair?' });
    await fair.getByRole('button', { name: 'Too low' }).click();
    await expect(fair.getByRole('status')).toHaveText('Thank you. You find this score too low.');
    await fair.getByRole('textbox', { name: 'What makes you think so?' }).fill(reason);
    await fair.getByRole('button', { name: 'Save' }).click();
    await expect(fair.getByRole('status')).toHaveText('Thank you. Reason saved.');
    await expectNoViolations(page);
  });
  await openParts(result);
  await expect(result.getByRole('region', { name: 'Traits' }).getByRole('listitem')).toHaveCount(7);

  await expectSameOnServer(page, server, question);

  await test.step('another device shows the same verdict', async () => {
    const other = new Learner(viewport);
    try {
      const there = await other.openStoredApp(server.url);
      await there.goto(`${server.url}/me`);
      await there.getByRole('button', { name: 'Sign in', exact: true }).click();
      await signIn(there, demoAccount);
      await expect(there.getByText(/Signed in as/)).toBeVisible();
      await there.goto(`${server.url}/dashboard/writing/write-essay/${question.id}`);
      await there.getByRole('button', { name: 'View Score' }).first().click();
      const fair = there.getByRole('group', { name: 'Was this score fair?' });
      await expect(fair.getByRole('textbox')).toHaveValue(reason);
      await expect(fair.getByRole('button', { name: 'Too low' })).toHaveAttribute('aria-pressed', 'true');
    } finally {
      await other.dispose();
    }
  });
});
