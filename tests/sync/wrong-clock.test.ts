import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadBank } from '#content/load-bank.ts';
import { setLevel, setTarget } from '#data/commands/set-goals.ts';
import { startSession } from '#data/commands/start-session.ts';
import { submitAnswer } from '#data/commands/submit-answer.ts';
import { importPack } from '#data/store/content/import-pack.ts';
import { findDayPlan, findTaskOrder } from '#data/queries/day-plan.ts';
import { findSession } from '#data/queries/find-session.ts';
import { listOwnAnswers } from '#data/queries/list-own-answers.ts';
import { countByDay } from '#data/queries/count-by-day.ts';
import { findRecentPractice } from '#data/queries/statistics.ts';
import { dayOf } from '#domain/goals/exam-day.ts';
import { taskProgress } from '#data/queries/task-progress.ts';
import type { ApiWorld } from '#tests/support/api-world.ts';
import { createFakeClock } from '#tests/support/fake-clock.ts';
import { fetchAs } from '#tests/support/fetch-as.ts';
import { makeLevel } from '#tests/support/make-level.ts';
import { startOwnApiWorld } from '#tests/support/own-api-world.ts';
import { answerTo, createDevice, type Device } from '#tests/support/sync-device.ts';

const year = 365 * 86_400_000;
const [first, second] = [23_001, 23_002];
const stops = [first, second].map((practiceId) => ({ practiceId, taskType: 'WFD' as const }));

let world: ApiWorld;

beforeAll(async () => {
  world = await startOwnApiWorld();
});
afterAll(() => world.close());

/** A learner's phone, whose clock is wrong by so much, and a laptop with the right time. */
async function phoneAndLaptop(wrongByMs: number): Promise<[phone: Device, laptop: Device]> {
  const network = fetchAs(world, await world.newLearner());
  const now = Date.now();
  const seed = Math.abs(wrongByMs % 7_919) + (now % 1_000_000);
  return [
    await createDevice({ server: network, clock: createFakeClock(now + wrongByMs), seed }),
    await createDevice({ server: network, clock: createFakeClock(now), seed: 1_900_000 + seed }),
  ];
}

async function shownOn({ data }: Device) {
  const { answers } = await listOwnAnswers(data, { practiceId: first });
  return answers.map(({ answerId, answeredAt }) => ({ answerId, answeredAt }));
}

async function standingsOn({ data }: Device) {
  return (await findSession(data, { since: 0 }))?.stops.map(({ standing }) => standing);
}

async function sync(...devices: Device[]) {
  for (const device of devices) await device.newTab().engine.syncNow();
}

test.each([
  ['ahead', year],
  ['before the app was made', -20 * year],
])('a clock %s: after the sync all devices show the same dates and order', async (_, wrongByMs) => {
  const [phone, laptop] = await phoneAndLaptop(wrongByMs);
  await submitAnswer(phone.data, answerTo(first, 'from the phone'));
  await sync(phone);
  await submitAnswer(laptop.data, answerTo(first, 'from the laptop, later'));
  await sync(laptop, phone);
  const onLaptop = await shownOn(laptop);
  expect(onLaptop).toHaveLength(2);
  expect(await shownOn(phone)).toEqual(onLaptop);
});

const day = 86_400_000;
const beginOfDay = (ms: number) => new Date(ms).setHours(0, 0, 0, 0);

const items = loadBank().items.filter(({ id }) => id === first || id === second);

/** What home, the plan and the statistics of a device show of its today. */
async function todayOn({ data }: Device) {
  const since = beginOfDay(data.clock.now());
  const progress = await taskProgress(data, { pteType: 'ACADEMIC', since });
  const plan = await findDayPlan(data, { pteType: 'ACADEMIC', since });
  const recent = await findRecentPractice(data, { pteType: 'ACADEMIC' });
  const today = dayOf(data.clock.now());
  return {
    home: progress.find(({ taskType }) => taskType === 'WFD')?.answeredSince,
    plan: plan?.tasks.find(({ taskType }) => taskType === 'WFD')?.done,
    byDay: await countByDay(data),
    recent: recent.answers.filter((answer) => answer.day === today).length,
  };
}

/** What the plan of the day needs. */
async function preparePlan({ data }: Device) {
  await importPack(data, { pack: { format: 1, taskType: 'WFD', items }, generation: 'g' });
  await setLevel(data, makeLevel({ dailyPractice: 'MORE_THAN_4' }));
}

describe('what was done today on a device whose clock is a day ahead', () => {
  test('counts before and after the server has it, and so does what another device did', async () => {
    const [phone, laptop] = await phoneAndLaptop(day);
    await preparePlan(phone);
    const all = (count: number) => ({
      home: count,
      plan: count,
      byDay: new Map([[dayOf(phone.data.clock.now()), count]]),
      recent: count,
    });
    await submitAnswer(phone.data, answerTo(first, 'from the phone'));
    expect(await todayOn(phone)).toEqual(all(1));
    await sync(phone);
    expect(await todayOn(phone)).toEqual(all(1));
    await submitAnswer(laptop.data, answerTo(first, 'from the laptop'));
    await sync(laptop, phone);
    expect(await todayOn(phone)).toEqual(all(2));
    await submitAnswer(phone.data, answerTo(first, 'from the phone again'));
    expect(await todayOn(phone)).toEqual(all(3));
  });
});

test('with a clock that is ten days ahead, an exam in three days is not over, and the plan is one of the last week', async () => {
  const [phone, laptop] = await phoneAndLaptop(10 * day);
  const examDate = dayOf(laptop.data.clock.now() + 3 * day);
  const scores = { speaking: 65, listening: 65, reading: 65, writing: 65, overall: 65 };
  await setTarget(phone.data, { ...scores, examDate, language: 'EN' });
  const keptIn = async ({ data }: Device) => {
    const since = beginOfDay(data.clock.now());
    return (await findTaskOrder(data, { pteType: 'ACADEMIC', since }))[0]?.keeps;
  };
  const unknowing = await keptIn(phone);
  await sync(phone, laptop);
  expect(await keptIn(phone)).toBe(await keptIn(laptop));
  expect(await keptIn(phone)).not.toBe(unknowing);
});

describe('what was done today on a device whose clock is a day behind', () => {
  /** An answer of the laptop, given at an instant by its right clock, while it had no network. */
  async function answerAt({ data }: Device, epochMs: number, text: string) {
    const clock = createFakeClock(epochMs);
    await submitAnswer({ ...data, clock }, answerTo(first, text));
  }

  test('yesterday of another device does not count, its today does, and so does what was done here', async () => {
    const [phone, laptop] = await phoneAndLaptop(-day);
    await preparePlan(phone);
    const all = (count: number, yesterday = 0) => ({
      home: count,
      plan: count,
      byDay: new Map([
        [dayOf(phone.data.clock.now()), count],
        ...(yesterday > 0 ? [[dayOf(phone.data.clock.now() - day), yesterday] as const] : []),
      ]),
      recent: count,
    });
    await submitAnswer(phone.data, answerTo(first, 'from the phone'));
    expect(await todayOn(phone)).toMatchObject({ home: 1, plan: 1, recent: 1 });
    await sync(phone);
    expect(await todayOn(phone)).toEqual(all(1));
    await answerAt(laptop, laptop.data.clock.now() - day, 'from the laptop, yesterday');
    await sync(laptop, phone);
    expect(await todayOn(phone)).toEqual(all(1, 1));
    await submitAnswer(laptop.data, answerTo(first, 'from the laptop, today'));
    await sync(laptop, phone);
    expect(await todayOn(phone)).toEqual(all(2, 1));
    await submitAnswer(phone.data, answerTo(first, 'from the phone again'));
    expect(await todayOn(phone)).toEqual(all(3, 1));
  });

  test('it counts as today on the other devices too', async () => {
    const [phone, laptop] = await phoneAndLaptop(-day);
    await preparePlan(laptop);
    await submitAnswer(phone.data, answerTo(first, 'from the phone'));
    await sync(phone, laptop);
    expect(await todayOn(laptop)).toMatchObject({ home: 1, plan: 1, recent: 1 });
  });
});

test('a session keeps its answers when the server tells when they were given', async () => {
  const [phone] = await phoneAndLaptop(year);
  await startSession(phone.data, { stops });
  await submitAnswer(phone.data, answerTo(first));
  await sync(phone);
  expect(await standingsOn(phone)).toEqual(['answered', 'left']);
  expect((await findSession(phone.data, { since: 0 }))?.stops[0]?.answer).toMatchObject({
    pteType: 'ACADEMIC',
  });
});

test('answers of before the session are none of it on a device whose clock is behind', async () => {
  const [phone, laptop] = await phoneAndLaptop(-year);
  await submitAnswer(laptop.data, answerTo(first));
  await sync(laptop, phone);
  await startSession(phone.data, { stops });
  expect(await standingsOn(phone)).toEqual(['left', 'left']);
});

test('a session goes on when the clock is set right in the middle of it', async () => {
  const [phone] = await phoneAndLaptop(0);
  const clock = createFakeClock(Date.now() + year);
  const data = { ...phone.data, clock };
  await startSession(data, { stops });
  clock.jump(-year);
  await submitAnswer(data, answerTo(second));
  expect(await standingsOn(phone)).toEqual(['left', 'answered']);
});

test('an answer under a clock that was a month ahead counts on no day before the one that it shows', async () => {
  const [phone] = await phoneAndLaptop(0);
  await preparePlan(phone);
  const given = phone.data.clock.now() + 31 * day;
  await submitAnswer({ ...phone.data, clock: createFakeClock(given) }, answerTo(first, 'a month ahead'));
  const onDay = async (at: number) =>
    todayOn({ ...phone, data: { ...phone.data, clock: createFakeClock(at) } });
  expect(await onDay(phone.data.clock.now())).toMatchObject({ home: 0, plan: 0, recent: 0 });
  expect(await onDay(given - day)).toMatchObject({ home: 0, plan: 0, recent: 0 });
  expect(await onDay(given)).toMatchObject({ home: 1, plan: 1, recent: 1 });
});

test("an answer under a clock that was a month ahead gets the server's date with the sync, and counts today", async () => {
  const [phone] = await phoneAndLaptop(0);
  await preparePlan(phone);
  const clock = createFakeClock(phone.data.clock.now() + 31 * day);
  await submitAnswer({ ...phone.data, clock }, answerTo(first, 'a month ahead'));
  await sync(phone);
  expect(await todayOn(phone)).toMatchObject({ home: 1, plan: 1, recent: 1 });
});
