import { and, eq, gte, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replaceScore } from '#data/commands/replace-score.ts';
import { forgetLearner } from '#data/commands/forget-learner.ts';
import { submitAnswer } from '#data/commands/submit-answer.ts';
import { isAssessed } from '#domain/tasks/assessment-of.ts';
import { aiUse, answer, scoringJob } from '#server/db/schema/answers.ts';
import { learner } from '#server/db/schema/learners.ts';
import { storeAssessment, storeFailure } from '#server/store/assessments.ts';
import { claimJob } from '#server/store/scoring-jobs.ts';
import type { ApiWorld } from '#tests/support/api-world.ts';
import { wholeEssayScore } from '#tests/support/essay-scores.ts';
import { createFakeClock } from '#tests/support/fake-clock.ts';
import { learnersEssay } from '#tests/support/learners-essay.ts';
import { fetchAs, type LearnerNetwork } from '#tests/support/fetch-as.ts';
import { startOwnApiWorld } from '#tests/support/own-api-world.ts';
import { rounds } from '#tests/support/rounds.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';
import { answerTo, createDevice, type Device } from '#tests/support/sync-device.ts';

/*
 * Answers never wait for a quota: a free learner with two devices answers, loses and finds the network, signs out and in again, buys
 * a plan that ends, lives through days, while engines score here and there, in any order. The store, the sync engine, the API and its
 * database are the real ones; the engines' verdicts are given.
 */

const seeds = rounds('QUOTA_SEEDS', { short: 12, long: 300 });
const perDay = 2;
const scorer = 'writing@2026-11-25';
const hour = 3_600_000;

let world: ApiWorld;
beforeAll(async () => {
  world = await startOwnApiWorld({ FREE_AI_SCORES: String(perDay) });
});
afterAll(() => world.close());

interface Place {
  readonly device: Device;
  readonly network: LearnerNetwork;
  readonly clock: ReturnType<typeof createFakeClock>;
  readonly name: 'phone' | 'computer';
  isOnline: boolean;
}

type Random = ReturnType<typeof createSeededRandom>;

async function openLife(random: Random, seed: number) {
  const who = await world.newLearner();
  const { orm } = world.db;
  /** Of every answer that was handed in and not given up on purpose: the points that a device found, if one did. */
  const given = new Map<string, number | null>();
  const open = async (name: Place['name'], at: number): Promise<Place> => {
    const network = fetchAs(world, who);
    // One in four devices has a clock that is a day off.
    const clock = createFakeClock(Date.now() + (random.chance(0.25) ? 24 * hour : 0));
    const place: Place = { network, clock, name, isOnline: true, device: await openDevice() };
    return place;

    function openDevice() {
      const fetch: LearnerNetwork['fetch'] = async (input, init) => {
        if (!place.isOnline) throw new TypeError('Failed to fetch');
        return network.fetch(input, init);
      };
      return createDevice({ server: { fetch }, clock, seed: seed * 10 + at });
    }
  };
  const places = [await open('phone', 1), await open('computer', 2)] as const;

  const sync = async ({ device, clock }: Place) => {
    clock.advance(hour);
    await device.newTab().engine.syncNow();
  };
  const isSignedIn = ({ device }: Place) => device.session.userId !== null;
  const unscoredOn = async ({ device }: Place) =>
    (await device.data.db.answers.toArray()).filter(({ score }) => score === null || !isAssessed(score));
  const scoreHere = async (place: Place, answerId: string, points: number) => {
    const found = await replaceScore(place.device.data, {
      answerId,
      device: place.name,
      score: wholeEssayScore(points, scorer),
    });
    if (found === 'replaced') given.set(answerId, points);
  };
  const takeJob = () => claimJob(world.db, { engines: ['writing'], leaseMs: 60_000, now: new Date() });

  const deeds: Readonly<Record<string, (place: Place) => Promise<unknown>>> = {
    async answer(place) {
      if (!isSignedIn(place)) return;
      const text = `${learnersEssay} The ${given.size}th of ${seed}.`;
      const essay = { practiceId: 9_001, taskType: 'WE', value: { kind: 'write', text } } as const;
      const saved = await submitAnswer(place.device.data, { ...answerTo(9_001), ...essay });
      if (saved.kind !== 'saved') throw new Error(saved.reason);
      given.set(saved.answerId, null);
      if (random.chance(0.5)) await scoreHere(place, saved.answerId, 10 + random.below(10));
    },
    async scoreLater(place) {
      const [row] = isSignedIn(place) ? await unscoredOn(place) : [];
      if (row) await scoreHere(place, row.answerId, 10 + random.below(10));
    },
    async network(place) {
      place.isOnline = !place.isOnline;
    },
    async loseAnswer({ network }) {
      network.loseAnswers = 1;
    },
    sync,
    async signOutKeeping({ device }) {
      device.session = { userId: null };
    },
    async signOutDeleting(place) {
      if (!isSignedIn(place)) return;
      await sync(place);
      // Who has something that is only here keeps it.
      if ((await place.device.data.db.outbox.count()) > 0) return;
      await forgetLearner(place.device.data);
      place.device.session = { userId: null };
    },
    async signIn({ device }) {
      device.session = { userId: device.data.userId };
    },
    async plan() {
      const status = random.chance(0.5) ? 'PREMIUM' : 'TRIAL';
      await orm.update(learner).set({ status }).where(eq(learner.subject, who.subject));
    },
    async day() {
      await nextDay();
    },
    async serverScores() {
      const job = await takeJob();
      if (job === undefined) return;
      if (random.chance(0.2)) await storeFailure(world.db, job, { reason: 'gave-up', error: 'it died' });
      else await storeAssessment(world.db, job, wholeEssayScore(10 + random.below(10), scorer));
    },
  };

  /** What was used is of yesterday. */
  async function nextDay() {
    await orm.update(aiUse).set({ usedAt: sql`${aiUse.usedAt} - interval '1 day'` });
  }
  async function scoreAll() {
    for (let job = await takeJob(); job; job = await takeJob())
      await storeAssessment(world.db, job, wholeEssayScore(15, scorer));
  }
  async function settle() {
    for (const place of places) {
      place.isOnline = true;
      place.network.loseAnswers = 0;
      place.device.session = { userId: place.device.data.userId };
    }
    // The first pass sends, the second one hears of the other device.
    for (let round = 0; round < 2; round += 1) for (const place of places) await sync(place);
  }
  const onServer = () =>
    orm
      .select({
        id: answer.id,
        score: answer.score,
        deviceScore: answer.deviceScore,
        unpaidBy: scoringJob.unpaidBy,
        failure: scoringJob.failure,
      })
      .from(answer)
      .innerJoin(learner, eq(learner.id, answer.learnerId))
      .leftJoin(scoringJob, eq(scoringJob.answerId, answer.id))
      .where(eq(learner.subject, who.subject));
  /** Of today, by the server's clock. */
  const usedToday = async () => {
    const uses = await orm
      .select({ id: aiUse.answerId })
      .from(aiUse)
      .innerJoin(learner, eq(learner.id, aiUse.learnerId))
      .where(and(eq(learner.subject, who.subject), gte(aiUse.usedAt, sql`now() - interval '12 hours'`)));
    return uses.length;
  };
  return { given, places, deeds, settle, nextDay, scoreAll, onServer, usedToday };
}

type Life = Awaited<ReturnType<typeof openLife>>;

/** The law: whatever the quota said, every answer is on the server once, and each device shows the best score that anybody has. */
async function expectAllEverywhere({ given, places, onServer, usedToday }: Life): Promise<void> {
  expect(await usedToday()).toBeLessThanOrEqual(perDay);
  const rows = await onServer();
  expect(rows.map(({ id }) => id).toSorted()).toEqual([...given.keys()].toSorted());
  for (const { device, network } of places) {
    expect(network.refused).toEqual([]);
    expect(await device.data.db.outbox.toArray()).toEqual([]);
    const shown = await device.data.db.answers.toArray();
    expect(shown.map(({ answerId }) => answerId).toSorted()).toEqual([...given.keys()].toSorted());
    for (const row of shown) {
      const found = given.get(row.answerId);
      const server = rows.find(({ id }) => id === row.answerId);
      if (server?.score && isAssessed(server.score))
        expect(row).toMatchObject({ score: server.score, scoredOn: 'server' });
      else if (typeof found === 'number')
        expect(row).toMatchObject({ score: { points: found }, scoredOn: 'device' });
      else expect(row.score?.points ?? null).toBeNull();
      // Who waits for a free score, or for one at all, is told so.
      if (server?.unpaidBy) expect(row.scoring).toEqual({ status: 'waiting', needs: 'ai-score' });
      if (server?.failure) expect(row.scoring).toMatchObject({ status: 'failed' });
    }
  }
}

async function live(seed: number): Promise<void> {
  const random = createSeededRandom(seed);
  const life = await openLife(random, seed);
  const names = Object.keys(life.deeds);
  const steps = 20 + random.below(20);
  const done: string[] = [];
  try {
    for (let step = 0; step < steps; step += 1) {
      // Half of what happens is what the learner does most.
      const name = random.chance(0.5) ? random.pick(['answer', 'sync']) : random.pick(names);
      const place = random.pick(life.places);
      done.push(`${name} ${place.name}`);
      await life.deeds[name]?.(place);
    }
    await life.settle();
    await expectAllEverywhere(life);

    // Days pass without another word: each brings its scores to what waits, the first one first.
    for (let day = 0; day <= life.given.size / perDay; day += 1) {
      await life.nextDay();
      await life.settle();
      await life.scoreAll();
    }
    await life.settle();
    await expectAllEverywhere(life);
    for (const { score, failure } of await life.onServer())
      expect([score?.points ?? null, failure]).not.toEqual([null, null]);
  } catch (error) {
    throw new Error(`seed ${seed}: ${done.join(', ')}`, { cause: error });
  } finally {
    for (const { device } of life.places) device.close();
  }
}

test(
  'no order of quota, tunnel, sign-out and second device keeps an answer back, or a score from a screen',
  async () => {
    const first = Number(process.env['QUOTA_FROM'] ?? 1);
    for (let seed = first; seed < first + seeds; seed += 1) await expect(live(seed)).resolves.toBeUndefined();
  },
  120_000 + seeds * 3_000,
);
