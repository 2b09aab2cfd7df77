import { expect, expectAllOnce, nudge, openDevice, start, stateOf, test } from './support/proof.ts';
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
