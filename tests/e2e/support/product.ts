import { test as base } from '@playwright/test';
import { ProductServer } from '#tests/support/product-server.ts';
import { Learner } from './learner.ts';
import { slotPorts } from './stored-device.ts';

interface Product {
  /** The real server, started for this file. */
  server: ProductServer;
  /** A device of its own for every test. */
  learner: Learner;
}

async function withServer(
  use: (server: ProductServer) => Promise<void>,
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const server = await ProductServer.create(env, await slotPorts());
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

/** The card of a server that takes transfers by hand. */
export const transferCard = { number: '6037991234567893', holder: 'Passage Shop' } as const;

/** The same with a server that also takes card transfers. */
export const testThatSells = withDevice.extend<Pick<Product, 'server'>>({
  server: async ({ browserName: _browser }, use) =>
    await withServer(use, {
      TRANSFER_CARD_NUMBER: transferCard.number,
      TRANSFER_CARD_HOLDER: transferCard.holder,
    }),
});
