<<<<<<< HEAD
import {
  answerAll,
  expect,
  expectAllOnce,
  nudge,
  openDevice,
  start,
  stateOf,
  test,
} from './support/proof.ts';
=======
import { expect, expectAllOnce, nudge, openDevice, start, stateOf, test } from './support/proof.ts';
>>>>>>> kinds
import { practices } from './support/real-server.ts';

const { aloud } = practices;

test('a full disk refuses a recording whole: what is called saved is there with its op and its bytes', async ({
  server,
  line,
  learner,
  browserOnDisk,
}) => {
  browserOnDisk.launch();
  // Chromium remembers for half a minute how much room there was: the disk has to be small before the database opens.
  const blank = await browserOnDisk.firstPage();
  const cdp = await (await browserOnDisk.control()).newCDPSession(blank);
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: line.url, quotaSize: 6_000_000 });
  const page = await openDevice(browserOnDisk, line, { learner });
  line.choose = () => ({ do: 'drop-before' });
  const results = await page.evaluate(async (practice) => {
    const device = await globalThis.device;
    const results: { kind: string; reason?: string; answerId?: string }[] = [];
    for (let at = 0; at < 16; at += 1) results.push(await device.recording(practice + at, 1_000_000));
    return results;
  }, aloud);
  const saved = results.flatMap(({ answerId }) => answerId ?? []);
  const refused = results.filter(({ kind }) => kind === 'not-saved');
  expect(saved.length, 'some fit').toBeGreaterThan(0);
  expect(refused.length, 'some do not').toBeGreaterThan(0);
  expect(new Set(refused.map(({ reason }) => reason))).toEqual(new Set(['quota']));
  const state = await stateOf(page);
  expect(state.torn).toEqual([]);
  expect(state.queued.map(({ id }) => id).sort()).toEqual([...saved].sort());
  expect(state.answers.map(({ id }) => id).sort()).toEqual([...saved].sort());

  await cdp.send('Storage.overrideQuotaForOrigin', { origin: line.url });
  line.mend();
  await start(page);
  await nudge(page);
  await expect.poll(async () => (await stateOf(page)).waiting, { timeout: 60_000 }).toBe(0);
  await expectAllOnce(server, page, { learner, ids: saved });
});
<<<<<<< HEAD

test('two devices that change the same thing offline end with the same, and each with its own answers too', async ({
  server,
  line,
  learner,
  newBrowser,
}) => {
  const browsers = [newBrowser(), newBrowser()];
  for (const browser of browsers) browser.launch();
  const [phone, laptop] = await Promise.all(
    browsers.map((browser) => openDevice(browser, line, { learner })),
  );
  if (!phone || !laptop) throw new Error('there are not two devices');
  const mark = (page: typeof phone, type: 'EASY' | 'HARD' | 'VERY_HARD') =>
    page.evaluate(async ([practice, type]) => (await globalThis.device).bookmark(practice, type), [
      dictation,
      type,
    ] as const);
  const sync = (page: typeof phone) => page.evaluate(async () => (await globalThis.device).syncNow());
  for (const type of ['EASY', 'VERY_HARD', 'HARD'] as const) {
    await mark(phone, type);
    await mark(laptop, type === 'HARD' ? 'EASY' : 'HARD');
    const ids = [...(await answerAll(phone, dictation, 3)), ...(await answerAll(laptop, dictation + 3, 3))];
    await sync(phone);
    await sync(laptop);
    await sync(phone);
    const [onPhone, onLaptop] = [await stateOf(phone), await stateOf(laptop)];
    const { bookmarks } = await server.ledgerOf(learner);
    expect(onPhone.bookmarks).toEqual([{ practiceId: dictation, type: bookmarks.get(dictation) }]);
    expect(onLaptop.bookmarks).toEqual(onPhone.bookmarks);
    const idsOf = (answers: readonly { id: string }[]) => answers.map(({ id }) => id).sort();
    expect(idsOf(onLaptop.answers)).toEqual(idsOf(onPhone.answers));
    await expectAllOnce(server, phone, { learner, ids });
    await expectAllOnce(server, laptop, { learner, ids });
  }
});
=======
>>>>>>> kinds
