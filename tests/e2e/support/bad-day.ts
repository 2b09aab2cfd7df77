import { test as base, expect, type Page } from '@playwright/test';
import { ProductServer } from '#tests/support/product-server.ts';
import { Learner } from './learner.ts';
import { Line } from './line.ts';
import { slotPorts } from './stored-device.ts';

export { expect };

interface BadDay {
  /** How the device reaches the server. Mended before each test. */
  line: Line;
  /** A device of its own for every test. */
  learner: Learner;
}

interface Worker {
  reached: { line: Line; server: ProductServer };
}

/** One real server behind a line that can break; each test has a new device, and accounts are made as needed. */
export const test = base.extend<BadDay, Worker>({
  reached: [
    // oxlint wants a name for what Playwright passes first; there are no worker fixtures to depend on.
    async ({ browserName: _browser }, use) => {
      const { app, provider } = await slotPorts();
      const line = await Line.create(app);
      const server = await ProductServer.create({ PUBLIC_URL: line.url }, { provider });
      await server.start();
      await line.connect(server.url);
      await use({ line, server });
      await line.cut();
      await server.dispose();
    },
    { scope: 'worker' },
  ],
  line: async ({ reached }, use) => {
    await reached.line.mend();
    await use(reached.line);
  },
  learner: async ({ viewport }, use) => {
    const learner = new Learner(viewport);
    await use(learner);
    await learner.dispose();
  },
});

export interface NewAccount {
  username: string;
  password: string;
}

/** Makes an account at the provider and comes back signed in, on Me. */
export async function createAccount(
  page: Page,
  url: string,
  { firstName = 'Ana', lastName = 'Silva' } = {},
): Promise<NewAccount> {
  const account = { username: `${crypto.randomUUID()}@passage.local`, password: 'a long enough password' };
  await page.goto(`${url}/me`);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Email').fill(account.username);
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
  await page.getByRole('button', { name: /create|sign up/i }).click();
  await expect(page.getByText(`Signed in as ${firstName}`)).toBeVisible();
  return account;
}

/** Leaves on the page of the account; everything stays on the device. */
export async function signOutAndKeep(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/me/account`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign out and keep' }).click();
  await expect(page.getByRole('button', { name: 'Create an account' })).toBeVisible();
}

/** The learner's own answers to the question on the page. */
export function ownAnswers(page: Page) {
  return page.getByRole('list', { name: 'My answers' }).getByRole('listitem');
}
