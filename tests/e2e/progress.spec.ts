import { expect, type Page } from '@playwright/test';
import { demoAccount } from '#server/idp/demo-account.ts';
import { taskSteps } from './support/answer-task.ts';
import { expectNoViolations, violationsOf } from './support/axe.ts';
import { faultsOf } from './support/faults-of.ts';
import { grantPremium } from './support/grant-premium.ts';
import { Learner, signIn } from './support/learner.ts';
import { setUpGoal } from './support/lived-in.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { questionPath, questions } from './support/practise.ts';
import { testThatKills as test } from './support/product.ts';
import { seePlan } from './support/see-plan.ts';
import { waitUntilStored } from './support/stored-device.ts';

onNarrowScreenOnly();

const given = questions.filter(({ task }) => task === 'MCS_R' || task === 'RO' || task === 'WFD');

async function signInAt(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/me`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await signIn(page, demoAccount);
  await expect(page.getByText('Maya', { exact: false }).first()).toBeVisible();
}

const target = (page: Page) => page.getByRole('region', { name: 'Score target' });

test('told in a tunnel: exam, target, date, level and three answers are on Today, in the statistics, and then everywhere', async ({
  server,
  learner,
}) => {
  const page = await learner.openStoredApp(server.url);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const expectSound = async (screen: string) =>
    expect([...(await violationsOf(page)), ...(await faultsOf(page, screen))]).toEqual([]);
  await signInAt(page, server.url);
  await waitUntilStored(page, server.url);
  await server.kill();

  await test.step('the first run takes a few taps', async () => {
    await page.goto(server.url);
    await page.getByRole('link', { name: 'Set up' }).click();
    await setUpGoal(page, () => expectNoViolations(page));
  });

  await test.step('it ends in a first question, and the result says why', async () => {
    await taskSteps.FIB_R.answer(page);
    await expect(page.getByRole('heading', { name: 'Your result' })).toBeVisible();
    await page.getByRole('button', { name: /^Gap 1, not right/ }).click();
    await expect(page.getByRole('note')).toContainText('past participle');
  });

  await test.step('Today knows all of it, and offers the first run no more', async () => {
    await page.goto(server.url);
    await expect(target(page).getByRole('timer')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your week' })).toContainText('on 1 day of the last seven');
    await expect(page.getByRole('link', { name: 'Set up' })).toHaveCount(0);
  });

  for (const question of given) {
    await page.goto(`${server.url}${questionPath(question)}`);
    await question.answer(page);
  }

  await test.step('statistics and Today show them', async () => {
    await page.goto(`${server.url}/statistics`);
    await expect(page.getByRole('row', { name: /Re-order Paragraphs/ })).toContainText('1');
    await expectNoViolations(page);
    await page.goto(server.url);
    // What stands below is fetched when it is seen.
    await expect(target(page).getByRole('timer')).toBeVisible();
    await page.keyboard.press('End');
    await expect(page.getByRole('heading', { name: 'Useful Tools' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Questions practised' })).toContainText('Reading3 of');
    await page.getByRole('link', { name: 'Practise Listening' }).click();
    await expect(page.getByRole('heading', { name: 'Listening' })).toBeInViewport();
  });

  await server.start();
  const other = new Learner({ width: 390, height: 844 });
  try {
    await expect(page.getByText('Synced').first()).toBeVisible();
    await server.stop();
    grantPremium(server.dataDir);
    await server.start();
    await test.step('with Premium the plan and the charts are open', async () => {
      await page.goto(server.url);
      const plan = await seePlan(page);
      await expect(plan.getByText('1 hour today')).toBeVisible();
      const first = plan.getByRole('listitem').first();
      await first.getByText('Why this').click();
      await expect(first.getByText(/^Most points a minute come first/)).toBeVisible();
      // What stands below is fetched when it is seen, and moves down as the plan comes.
      await expect(async () => {
        await page.keyboard.press('End');
        const chart = page.getByRole('region', { name: 'Performance' }).locator('svg').first();
        await expect(chart).toBeVisible({ timeout: 5_000 });
      }).toPass({ timeout: 120_000 });
      await expectSound('Today with Premium');
      await press('Change the plan');
      await expect(page.getByRole('dialog', { name: 'Study Plan' })).toBeVisible();
      await expectSound('the plan');
      await page.goto(`${server.url}/statistics`);
      await page.getByText('The numbers as a table').click();
      await expect(page.getByRole('columnheader', { name: 'Week from' })).toBeVisible();
      await expectSound('statistics with Premium');
    });
    const second = await other.openApp(server.url);
    await signInAt(second, server.url);
    await second.goto(server.url);
    await expect(target(second).getByRole('timer')).toBeVisible();
    await expect(target(second)).toContainText('65');
    await second.goto(`${server.url}/statistics`);
    await expect(second.getByRole('row', { name: /Re-order Paragraphs/ })).toContainText('1');
  } finally {
    await other.dispose();
  }
});
