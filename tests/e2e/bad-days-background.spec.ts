import type { CDPSession, Page } from '@playwright/test';
import { createAccount, expect, test, waitUntilUsable } from './support/bad-day.ts';
import { questionPath, questions } from './support/practise.ts';
import { ServerView } from './support/server-view.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';

onNarrowScreenOnly();

const [, , choose] = questions;

/** The service worker of the app, as the browser sees it. */
async function registrationOf(cdp: CDPSession, origin: string): Promise<string> {
  const found = Promise.withResolvers<string>();
  cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
    if (own) found.resolve(own.registrationId);
  });
  await cdp.send('ServiceWorker.enable');
  return found.promise;
}

/** Leaves the app: no page of it is open, only an empty one to speak to the browser through. */
async function closeAllPages(page: Page): Promise<CDPSession> {
  const empty = await page.context().newPage();
  await empty.goto('about:blank');
  await page.close();
  return empty.context().newCDPSession(empty);
}

for (const event of ['sync', 'periodicsync'] as const) {
  test(`an answer given without a connection is sent by the browser's ${event} event, with every page closed`, async ({
    line,
    learner,
  }) => {
    const page = await learner.openApp(line.url);
    await createAccount(page, line.url);
    await waitUntilUsable(page, line.url);
    const onServer = new ServerView(line.url, page);
    await page.reload();
    await expect.poll(() => onServer.answers(choose.task, choose.id)).toHaveLength(0);
    await line.cut();
    await page.goto(`${line.url}${questionPath(choose)}`);
    await choose.answer(page);
    const cdp = await closeAllPages(page);
    const registrationId = await registrationOf(cdp, line.url);
    await line.mend();
    expect(await onServer.answers(choose.task, choose.id)).toHaveLength(0);

    const about = { origin: `${line.url}/`, registrationId, tag: 'outbox' };
    if (event === 'sync') await cdp.send('ServiceWorker.dispatchSyncEvent', { ...about, lastChance: false });
    else await cdp.send('ServiceWorker.dispatchPeriodicSyncEvent', about);
    await expect
      .poll(async () => (await onServer.answers(choose.task, choose.id)).length, { timeout: 40_000 })
      .toBe(1);
  });
}
