import { expect } from '@playwright/test';
import { begin } from './support/begin.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { recordAloud } from './support/practise.ts';
import { testThatKills as test, waitUntilStored } from './support/product.ts';

onNarrowScreenOnly();

test('a session goes on over a reload and a killed browser, to its summary, without a server', async ({
  learner,
  server,
}) => {
  let page = await learner.openApp(server.url);
  await waitUntilStored(page, server.url);
  await server.kill();
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const line = () => page.getByRole('list', { name: /^Session: question/ });

  await test.step('the first question is answered, and the second begins after a count', async () => {
    await expect(line()).toHaveAccessibleName('Session: question 1 of 2');
    await begin(page);
    await recordAloud(page);
    await page.getByRole('link', { name: 'Next question' }).click();
    await expect(line()).toHaveAccessibleName('Session: question 2 of 2');
    await expect(page.getByText('Begins in 3 seconds')).toBeAttached();
  });
  await test.step('a reload changes nothing', async () => {
    await page.reload();
    await expect(line().getByText('Question 1: answered')).toBeAttached();
    await expect(line()).toHaveAccessibleName('Session: question 2 of 2');
  });
  await test.step('nor does a killed browser: Today goes on where it stopped', async () => {
    await learner.closeApp();
    page = await learner.openApp(server.url);
    await expect(page.getByText('1 of 2 done, on this device')).toBeVisible();
    await page.getByRole('link', { name: 'Go on', exact: true }).click();
    await expect(line()).toHaveAccessibleName('Session: question 2 of 2');
  });
  await test.step('the last one is skipped, and the summary offers it once more', async () => {
    await page.getByRole('link', { name: 'Skip', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Session done' })).toBeVisible();
    await expect(page.getByText('1 question answered, about 1 minute of practice')).toBeVisible();
    await page.getByRole('button', { name: 'Try it again' }).click();
    await expect(line()).toHaveAccessibleName('Session: question 1 of 1');
  });
});
