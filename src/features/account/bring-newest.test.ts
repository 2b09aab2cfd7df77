import { afterEach, beforeEach, expect, it } from 'vitest';
import { setProfile } from '#data/commands/set-profile.ts';
import { findProfile } from '#data/queries/profile.ts';
import { startTwoDevices, type TwoDevices } from '#tests/support/two-devices.ts';
import { bringNewest } from './bring-newest.ts';

let both: TwoDevices;
beforeEach(async () => {
  both = await startTwoDevices();
  await setProfile(both.laptop.data, { nickname: 'ada' });
  await both.sync(both.laptop);
});
afterEach(() => both.close());

const nickname = async () => (await findProfile(both.phone.data)).nickname;

it('brings what another device did', async () => {
  const { engine } = both.phone.newTab();
  expect(await nickname()).not.toBe('ada');
  expect(await bringNewest(both.phone.data, () => engine.syncNow())).toBe(true);
  expect(await nickname()).toBe('ada');
});

it('brings what came while a pass that had read the feed was still sending', async () => {
  const { engine } = both.phone.newTab();
  engine.start();
  await engine.syncNow();
  await setProfile(both.laptop.data, { nickname: 'grace' });
  await both.sync(both.laptop);
  const sending = engine.drainOnce({});
  expect(await bringNewest(both.phone.data, () => engine.syncNow())).toBe(true);
  expect(await nickname()).toBe('grace');
  await sending;
  await engine.stop();
});

it('says that it could not, without a server', async () => {
  both.server.chooseFault = () => 'drop-before';
  const { engine } = both.phone.newTab();
  expect(await bringNewest(both.phone.data, () => engine.syncNow())).toBe(false);
});

it('waits for a server that does not answer for 15 s and no longer', async () => {
  const { clock } = both;
  const begun = clock.now();
  const brought = bringNewest(both.phone.data, () => new Promise(() => {}));
  await expect.poll(() => clock.timers).toBe(1);
  clock.runNext();
  expect(await brought).toBe(false);
  expect(clock.now() - begun).toBe(15_000);
});

it('asks nobody where there is no account', async () => {
  const data = { ...both.phone.data, userId: 'local' };
  expect(await bringNewest(data, () => Promise.reject(new Error('nobody to ask')))).toBe(true);
});
