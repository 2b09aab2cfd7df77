import type { CDPSession, Page } from '@playwright/test';
import { proofOnly } from '#tests/support/rounds.ts';
import { createAccount, expect, ownAnswers, test } from './support/bad-day.ts';
import type { Learner } from './support/learner.ts';
import type { Line } from './support/line.ts';
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
async function closeAllPages(page: Page): Promise<{ empty: Page; cdp: CDPSession }> {
  const empty = await page.context().newPage();
  await empty.goto('about:blank');
  await page.close();
  return { empty, cdp: await empty.context().newCDPSession(empty) };
}

/** An answer that waits on the device, with every page closed. */
async function answerInTunnel({ line, learner }: { line: Line; learner: Learner }) {
  const page = await learner.openStoredApp(line.url);
  await createAccount(page, line.url);
  const onServer = new ServerView(line.url, page);
  await page.reload();
  await expect.poll(() => onServer.answers(choose.task, choose.id)).toHaveLength(0);
  await line.cut();
  await page.goto(`${line.url}${questionPath(choose)}`);
  await choose.answer(page);
  const { empty, cdp } = await closeAllPages(page);
  const registrationId = await registrationOf(cdp, line.url);
  const event = { origin: `${line.url}/`, registrationId, tag: 'outbox' };
  return { onServer, empty, cdp, event };
}

for (const kind of ['sync', 'periodicsync'] as const) {
  test(
    `an answer given without a connection is sent by the browser's ${kind} event, with every page closed`,
    kind === 'sync' ? {} : proofOnly,
    async ({ line, learner }) => {
      const { onServer, cdp, event } = await answerInTunnel({ line, learner });
      await line.mend();
      expect(await onServer.answers(choose.task, choose.id)).toHaveLength(0);

      if (kind === 'sync') await cdp.send('ServiceWorker.dispatchSyncEvent', { ...event, lastChance: false });
      else await cdp.send('ServiceWorker.dispatchPeriodicSyncEvent', event);
      await expect.poll(async () => (await onServer.answers(choose.task, choose.id)).length).toBe(1);
    },
  );
}

test(
  'a service worker that the browser ends while it sends loses nothing, and the next page sends nothing twice',
  proofOnly,
  async ({ line, learner }) => {
    const { onServer, empty, cdp, event } = await answerInTunnel({ line, learner });
    // The server does what it is sent, and the worker never hears of it.
    await line.loseAnswers();
    const heard = line.writesHeard;
    await cdp.send('ServiceWorker.dispatchSyncEvent', { ...event, lastChance: false });
    await expect.poll(() => line.writesHeard).toBeGreaterThan(heard);
    await cdp.send('ServiceWorker.stopAllWorkers');
    await line.mend();
    await empty.goto(`${line.url}${questionPath(choose)}`);
    await expect(ownAnswers(empty)).toContainText('Synced');
    expect(await onServer.answers(choose.task, choose.id)).toHaveLength(1);
  },
);
