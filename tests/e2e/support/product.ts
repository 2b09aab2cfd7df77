import { test as base, type Page } from '@playwright/test';
import { ProductServer } from '#tests/support/product-server.ts';
import { Learner } from './learner.ts';

interface Product {
  /** The real server, started for this file. */
  server: ProductServer;
  /** A device of its own for every test. */
  learner: Learner;
}

async function withServer(use: (server: ProductServer) => Promise<void>): Promise<void> {
  const server = await ProductServer.create();
  await server.start();
  await use(server);
  await server.dispose();
}

const withDevice = base.extend<Pick<Product, 'learner'>>({
  learner: async ({ viewport }, use) => {
    const learner = new Learner(viewport);
    await use(learner);
    await learner.dispose();
  },
});

/** Tests of one file share a server; each has a new device. */
export const test = withDevice.extend<object, Pick<Product, 'server'>>({
  // oxlint wants a name for what Playwright passes first; there are no worker fixtures to depend on.
  server: [async ({ browserName: _browser }, use) => await withServer(use), { scope: 'worker' }],
});

/** Each test has a server of its own, which it may kill. */
export const testThatKills = withDevice.extend<Pick<Product, 'server'>>({
  server: async ({ browserName: _browser }, use) => await withServer(use),
});

/** The bank is on the device and the service worker runs the page. */
export async function waitUntilStored(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/me`);
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.ready;
    return registration.active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  });
  await page.getByText('Everything is on this device. You can go offline.').waitFor({ timeout: 90_000 });
}
