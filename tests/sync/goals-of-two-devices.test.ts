import { beforeEach, expect, test } from 'vitest';
import { deleteScoreReport, setScoreReport } from '#data/commands/score-reports.ts';
import { setTarget } from '#data/commands/set-goals.ts';
import { findTarget } from '#data/queries/goals.ts';
import { listScoreReports } from '#data/queries/score-reports.ts';
import type { FaultServer } from '#tests/support/fault-server.ts';
import type { Device } from '#tests/support/sync-device.ts';
import { startTwoDevices, waiting, type TwoDevices } from '#tests/support/two-devices.ts';

let server: FaultServer;
let phone: Device;
let laptop: Device;
let sync: TwoDevices['sync'];
let onServer: TwoDevices['onServer'];

beforeEach(async () => {
  const devices = await startTwoDevices();
  ({ server, phone, laptop, sync, onServer } = devices);
  return devices.close;
});

const scores = { listening: 65, reading: 65, writing: 65, speaking: 65, overall: 65 };
const target = { ...scores, examDate: '2026-06-01', language: 'EN' };
const report = { ...scores, pteType: 'CORE', date: '2026-01-05' } as const;

test('a date of one and scores of the other stand side by side, in whatever order they come', async () => {
  await setTarget(phone.data, target);
  await sync(phone);
  await sync(laptop);
  await setTarget(phone.data, { ...target, examDate: '2027-03-01' }, target);
  await setTarget(laptop.data, { ...target, overall: 79 }, target);
  await setTarget(laptop.data, { ...target, overall: 79, reading: 70 }, { ...target, overall: 79 });
  await sync(phone);
  // The laptop has not heard of the date when it sends.
  await sync(laptop);
  await sync(phone);
  const both = { ...target, examDate: '2027-03-01', overall: 79, reading: 70 };
  expect(onServer('target')).toEqual([both]);
  for (const device of [phone, laptop]) {
    expect(await findTarget(device.data)).toEqual(both);
    expect(await waiting(device)).toBe(0);
  }
});

test('of one field the last wish wins; what is changed and changed back overrules nobody', async () => {
  await setTarget(phone.data, target);
  await sync(phone);
  await sync(laptop);
  server.applyElsewhere('u1', 'target.set', { ...target, overall: 70, examDate: '2027-03-01' });
  await setTarget(phone.data, { ...target, overall: 79 }, target);
  await setTarget(phone.data, { ...target, overall: 65 }, { ...target, overall: 79 });
  await setTarget(laptop.data, { ...target, overall: 80 }, target);
  await sync(laptop);
  await sync(phone);
  expect(onServer('target')).toEqual([{ ...target, overall: 80, examDate: '2027-03-01' }]);
  expect(await waiting(phone)).toBe(0);
});

test('what was changed of a target that is not on the server is there as a whole', async () => {
  await setTarget(phone.data, target);
  await setTarget(phone.data, { ...target, overall: 79 }, target);
  await sync(phone);
  expect(onServer('target')).toEqual([{ ...target, overall: 79 }]);
});

test('so is an official result: the day of one, a score of the other; and a removal is a removal', async () => {
  await setScoreReport(phone.data, { report });
  await sync(phone);
  await sync(laptop);
  const [seen = null] = await listScoreReports(laptop.data);
  await setScoreReport(phone.data, { seen, report: { ...report, date: '2026-01-06' } });
  await setScoreReport(laptop.data, { seen, report: { ...report, overall: 60 } });
  await sync(phone);
  await sync(laptop);
  await sync(phone);
  const both = { ...report, date: '2026-01-06', overall: 60 };
  expect(onServer('scoreReport')).toMatchObject([both]);
  for (const device of [phone, laptop]) expect(await listScoreReports(device.data)).toMatchObject([both]);
  const [known = null] = await listScoreReports(phone.data);
  await setScoreReport(phone.data, { seen: known, report: { ...both, writing: 60 } });
  await deleteScoreReport(phone.data, { reportId: seen?.id ?? '' });
  await sync(phone);
  expect(onServer('scoreReport')).toEqual([]);
  expect(await waiting(phone)).toBe(0);
});

test('a result that is entered and taken away before it was sent leaves nothing to send', async () => {
  const saved = await setScoreReport(phone.data, { report });
  await deleteScoreReport(phone.data, { reportId: saved.kind === 'saved' ? saved.reportId : '' });
  expect(await phone.data.db.outbox.count()).toBe(0);
});
