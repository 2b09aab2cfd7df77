import { ProductServer } from '#tests/support/product-server.ts';
import { expect, ownAnswers, test as base } from './support/bad-day.ts';
import { Published } from './support/new-version.ts';
import { waitUntilStored } from './support/stored-device.ts';
import { essayText, questionPath, questions } from './support/practise.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { begin, goOn } from './support/begin.ts';

onNarrowScreenOnly();

const [, essay, , , dictate] = questions;

interface Publishing {
  published: Published;
  server: ProductServer;
}

/** A server of its own, whose app can be replaced while it runs. */
const test = base.extend<Publishing>({
  // oxlint wants a name for what Playwright passes first.
  published: async ({ browserName: _browser }, use) => {
    const published = new Published();
    await use(published);
    published.dispose();
  },
  server: async ({ published }, use) => {
    const server = await ProductServer.create({ DIST_DIR: published.dir });
    await server.start();
    await use(server);
    await server.dispose();
  },
});

test('a new version waits until the answer is handed in, then comes with one reload and loses nothing', async ({
  learner,
  published,
  server,
}) => {
  const page = await learner.openApp(server.url);
  // What is fetched when the new version takes over may wake the old service worker, and a debugger keeps that alive.
  await waitUntilStored(page, server.url);
  const begun = page.getByRole('textbox', { name: 'Type the sentence' });
  await page.goto(`${server.url}${questionPath(dictate)}`);
  await begin(page);
  await begun.fill('only half of it');
  // The address changes at once here, which ends the page: a keystroke of the last few milliseconds may not be stored yet.
  await expect.poll(() => page.evaluate(storedDrafts)).toContain('only half of it');
  await page.goto(`${server.url}${questionPath(essay)}`);
  const box = page.getByRole('textbox', { name: 'Your essay' });
  await begin(page);
  await box.fill(essayText);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  // While the page loads anew there is nothing to ask.
  const version = () =>
    page.evaluate(() => document.documentElement.dataset['version']).catch(() => undefined);
  const notice = page.getByText('A newer Passage is ready.');

  await test.step('a version is published and stored while the learner writes: nothing disturbs them', async () => {
    published.publish('2');
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
    });
    const isStored = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
    await expect.poll(isStored).toBe(true);
    await box.press('End');
    await box.pressSequentially(' And this at the end.');
    await expect(notice).toHaveCount(0);
    expect(loads).toBe(0);
  });
  await test.step('it is offered once the answer is handed in', async () => {
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Your result' })).toBeVisible();
    await expect(notice).toBeVisible();
    // While the essay is scored the page still fetches; Chromium under a debugger then may start the old worker again and keep it.
    const result = page.getByRole('region', { name: 'Your result' });
    await expect(result.getByRole('region', { name: 'Traits' })).toBeVisible();
    expect(loads).toBe(0);
  });
  await test.step('the learner takes it: one reload, into the new version', async () => {
    await page.getByRole('button', { name: 'Use it now' }).click();
    await expect.poll(version).toBe('2');
    await expect(ownAnswers(page)).toHaveCount(1);
    await expect(notice).toHaveCount(0);
    expect(loads).toBe(1);
  });
  await test.step('nothing is lost, not even what was begun elsewhere', async () => {
    await expect(ownAnswers(page)).toContainText('Saved on this device');
    await page.goto(`${server.url}${questionPath(dictate)}`);
    await goOn(page);
    await expect(begun).toHaveValue('only half of it');
  });
});

/** All drafts on the device as one text; runs in the page. The app has made the database by then. */
function storedDrafts(): Promise<string> {
  return new Promise((resolve, reject) => {
    const open = indexedDB.open('passage-drafts');
    open.onerror = () => reject(open.error ?? new Error('no drafts'));
    open.onsuccess = () => {
      const all = open.result.transaction('drafts').objectStore('drafts').getAll();
      all.onsuccess = () => {
        open.result.close();
        resolve(JSON.stringify(all.result));
      };
    };
  });
}
