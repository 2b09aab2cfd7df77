import { execFileSync } from 'node:child_process';
import { expect, type Locator, type Page } from '@playwright/test';
import { demoAccount } from '#server/idp/demo-account.ts';
import { violationsOf } from './support/axe.ts';
import { faultsOf } from './support/faults-of.ts';
import { signIn } from './support/learner.ts';
import { questionPath, questions } from './support/practise.ts';
import { testThatSells as test, transferCard } from './support/product.ts';
import { seePlan } from './support/see-plan.ts';
import { refundAtGateway } from './support/refund-at-gateway.ts';
import { waitUntilStored } from './support/stored-device.ts';

const receipt = 'tests/fixtures/pictures/plain.jpg';
const [choose] = questions.filter(({ task }) => task === 'MCS_R');

/** Each story begins as a learner on the free plan with one answer, signed in, on Today. */
async function beginFree(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/me`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await signIn(page, demoAccount);
  await expect(page.getByText('Maya', { exact: false }).first()).toBeVisible();
  await waitUntilStored(page, url);
  if (choose === undefined) throw new Error('no question');
  await page.goto(`${url}${questionPath(choose)}`);
  await choose.answer(page);
  await page.goto(url);
}

const upgrade = (place: Locator) => place.getByRole('link', { name: 'Upgrade Now' });
const payment = (page: Page) => page.getByRole('region', { name: 'Premium is active' });

/** From Today to the dialog in which the plan is paid. */
async function choosePlan(page: Page, currency: 'Dollar' | 'Toman'): Promise<Locator> {
  await upgrade(await seePlan(page)).click();
  await page.getByRole('radio', { name: currency, exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Buy Now: Premium for 30 days' }).click();
  const dialog = page.getByRole('dialog', { name: 'Premium for 30 days' });
  await expect(dialog.getByRole('button', { name: /^Pay / })).toBeEnabled();
  return dialog;
}

async function expectOpen(page: Page, url: string): Promise<void> {
  await page.goto(url);
  const plan = await seePlan(page);
  await expect(plan.getByRole('button', { name: /^(Make a plan|Change the plan)$/ })).toBeVisible();
  await page.goto(`${url}/statistics`);
  await expect(page.getByRole('region', { name: 'Performance' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upgrade Now' })).toHaveCount(0);
}

async function expectClosed(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(upgrade(await seePlan(page))).toBeVisible();
}

const orderIn = (page: Page): string => new URL(page.url()).searchParams.get('order') ?? '';

/** As an operator does it: an embedded database has one process, so its server is stopped. */
function operate(dataDir: string, ...args: string[]): void {
  execFileSync(process.execPath, ['tools/payments/payments.ts', ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
}

test('a learner pays with a promo code, has Premium at once and offline, and not after a refund', async ({
  server,
  learner,
}) => {
  const page = await learner.openStoredApp(server.url);
  await beginFree(page, server.url);
  const dialog = await choosePlan(page, 'Dollar');

  await test.step('the promo code lowers the price', async () => {
    const code = dialog.getByRole('textbox', { name: 'Promo code' });
    await expect(dialog.getByRole('button', { name: 'Apply' })).toBeDisabled();
    await code.fill('nothing');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(dialog.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    await code.fill(' passage20 ');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('button', { name: 'Ok, Got it' }).click();
    await expect(code).toBeDisabled();
    expect([...(await violationsOf(page)), ...(await faultsOf(page, 'paying'))]).toEqual([]);
  });

  await test.step('who turns back at the gateway has lost nothing, and pays the same order', async () => {
    await dialog.getByRole('button', { name: 'Pay $7.99' }).click();
    await expect(page.getByRole('heading', { name: 'Pay with play money' })).toBeVisible();
    await expect(page.getByText('$7.99')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('region', { name: 'Waiting for your payment' })).toBeVisible();
    await page.getByRole('link', { name: 'Go on paying' }).click();
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(payment(page)).toContainText('Everything is unlocked on this device.');
    expect([...(await violationsOf(page)), ...(await faultsOf(page, 'paid'))]).toEqual([]);
  });

  await test.step('plan and charts are open, and stay so without a connection', async () => {
    await expectOpen(page, server.url);
    await page.context().setOffline(true);
    await expectOpen(page, server.url);
    await page.context().setOffline(false);
  });

  await test.step('a refund at the gateway ends it', async () => {
    await page.goto(`${server.url}/dashboard/plans`);
    await page.getByRole('link', { name: /Premium for 30 days/ }).click();
    await expect(payment(page)).toBeVisible();
    await refundAtGateway(server.playMoneyUrl, server.dataDir);
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('region', { name: 'This payment was refunded' })).toBeVisible({
        timeout: 10_000,
      });
    }).toPass();
    await expectClosed(page, server.url);
  });
});

test('a learner sends Toman to a card and the receipt, and has Premium once the operator says so', async ({
  server,
  learner,
}) => {
  const page = await learner.openStoredApp(server.url);
  await beginFree(page, server.url);
  const dialog = await choosePlan(page, 'Toman');
  await dialog.getByRole('radio', { name: 'Card transfer' }).check();
  await dialog.getByRole('button', { name: 'Pay 590,000 Toman' }).click();

  const transfer = page.getByRole('region', { name: 'Waiting for your transfer' });
  await expect(transfer).toContainText(transferCard.holder);
  await expect(transfer).toContainText('590,000 Toman');
  const order = orderIn(page);
  await test.step('a file that is no picture is refused in a sentence', async () => {
    await transfer.getByLabel('Choose a photo').setInputFiles({
      name: 'receipt.png',
      mimeType: 'image/png',
      buffer: Buffer.from('no picture'),
    });
    await expect(transfer.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  });
  await transfer.getByLabel('Choose a photo').setInputFiles(receipt);
  await transfer.getByRole('button', { name: 'Send receipt' }).click();
  await expect(page.getByRole('region', { name: 'Your receipt was sent' })).toContainText('within a day');
  expect([...(await violationsOf(page)), ...(await faultsOf(page, 'receipt sent'))]).toEqual([]);

  await server.stop();
  operate(server.dataDir, 'confirm', order);
  await server.start();
  await expect(payment(page)).toContainText('Everything is unlocked on this device.');
  await expectOpen(page, server.url);

  await server.stop();
  operate(server.dataDir, 'refund', order);
  await server.start();
  await expectClosed(page, server.url);
});
