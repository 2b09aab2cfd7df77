import { beforeEach, expect, test } from 'vitest';
import type { EvaluationSet } from '#contract/entities/evaluation.ts';
import { deleteAnswer } from '#data/commands/delete-answer.ts';
import { setEvaluation } from '#data/commands/set-evaluation.ts';
import { submitAnswer } from '#data/commands/submit-answer.ts';
import { findEvaluation } from '#data/queries/own-rows.ts';
import type { FaultServer } from '#tests/support/fault-server.ts';
import { answerTo, type Device } from '#tests/support/sync-device.ts';
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

const about = { scorer: 'writing@2026-11-25', low: 4, high: 6, max: 15, scoredOn: 'device' } as const;

async function answer(device: Device): Promise<string> {
  const made = await submitAnswer(device.data, answerTo(7));
  if (made.kind !== 'saved') throw new Error(made.reason);
  return made.answerId;
}

const say = (device: Device, answerId: string, more: Partial<EvaluationSet> = {}) =>
  setEvaluation(device.data, { answerId, verdict: 'TOO_LOW', comment: null, about, ...more });
const seen = async (device: Device, answerId: string) =>
  (await findEvaluation(device.data, { answerId }))?.value ?? null;

test('a verdict given offline waits for its answer, reaches the server once and the other device', async () => {
  const answerId = await answer(phone);
  await say(phone, answerId);
  await say(phone, answerId, { comment: 'Two words were right.' });
  expect(await seen(phone, answerId)).toMatchObject({ verdict: 'TOO_LOW', comment: 'Two words were right.' });
  // What was said first was never sent: one op is left of the two.
  expect(await waiting(phone)).toBe(2);
  await sync(phone);
  await sync(phone);
  expect(server.order.map(({ kind }) => kind)).toEqual(['answer.submit', 'evaluation.set']);
  await sync(laptop);
  expect(await seen(laptop, answerId)).toMatchObject({ verdict: 'TOO_LOW', about });
  expect(await waiting(phone)).toBe(0);
});

test('of two devices the one that is heard last decides, and a verdict can be taken back', async () => {
  const answerId = await answer(phone);
  await sync(phone);
  await sync(laptop);
  await say(phone, answerId);
  await say(laptop, answerId, { verdict: 'FAIR' });
  await sync(phone);
  await sync(laptop);
  await sync(laptop);
  await sync(phone);
  for (const device of [phone, laptop])
    expect(await seen(device, answerId)).toMatchObject({ verdict: 'FAIR' });
  await say(phone, answerId, { verdict: null });
  expect(await seen(phone, answerId)).toBeNull();
  await sync(phone);
  await sync(laptop);
  expect(await seen(laptop, answerId)).toBeNull();
  expect(onServer('evaluation')).toEqual([]);
});

test('a verdict that says what is said already is not sent again', async () => {
  const answerId = await answer(phone);
  await say(phone, answerId);
  await sync(phone);
  await sync(phone);
  await say(phone, answerId);
  expect(await waiting(phone)).toBe(0);
});

test('a verdict goes with its answer: one that was never sent, and one that another device deleted', async () => {
  const unsent = await answer(phone);
  await say(phone, unsent);
  await deleteAnswer(phone.data, { answerId: unsent });
  expect([await waiting(phone), await seen(phone, unsent)]).toEqual([0, null]);
  const answerId = await answer(phone);
  await say(phone, answerId);
  await sync(phone);
  await sync(phone);
  await sync(laptop);
  await deleteAnswer(laptop.data, { answerId });
  await say(phone, answerId, { verdict: 'TOO_HIGH' });
  await sync(laptop);
  await sync(phone);
  await sync(phone);
  await sync(laptop);
  for (const device of [phone, laptop])
    expect([await waiting(device), await seen(device, answerId)]).toEqual([0, null]);
  expect(onServer('evaluation')).toEqual([]);
});

test.each([
  { verdict: 'TOO_LOW', comment: 'x'.repeat(401) },
  { verdict: 'TOO_LOW', comment: ' ' },
  { about: { ...about, high: 16 } },
] as const)('a verdict that the server would refuse is not stored (%#)', async (more) => {
  const answerId = await answer(phone);
  expect(await say(phone, answerId, more)).toEqual({ kind: 'not-saved', reason: 'invalid' });
  expect(await seen(phone, answerId)).toBeNull();
});
