import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import type { AnswerDto, DeviceScore, Score } from '#contract/entities/answer.ts';
import { aiUse, scoringJob } from '#server/db/schema/answers.ts';
import { learner as learnerTable } from '#server/db/schema/learners.ts';
import { storeAssessment } from '#server/store/assessments.ts';
import { createTurnsOfLearners } from '#server/scoring/turns-of-learners.ts';
import { claimJob, tryAgain } from '#server/store/scoring-jobs.ts';
import {
  op,
  startApiWorld,
  storeRecording,
  type ApiWorld,
  type ApiWorldOptions,
  type Learner,
} from '#tests/support/api-world.ts';
import { exactEssayScore, wholeEssayScore } from '#tests/support/essay-scores.ts';
import { heardSpeech, spokenScore } from '#tests/support/spoken-score.ts';
import { outcomes, pullAll, sendOps } from './sync-kinds.ts';

const entry = new URL('../../support/odd-scoring-thread.ts', import.meta.url);
const quick = { retryMs: 1, pollMs: 20 };
const log = { warn: () => undefined };
const leaseMs = 60_000;
const score: Score = {
  rubric: 'a rubric',
  scorer: 'a scorer',
  points: 7,
  max: 10,
  traits: [],
  skills: [],
  evidence: { kind: 'writing', wordCount: 1, formBand: { points: 1, max: 2, reason: 'in-band' } },
};

const essay = (text: string) => ({ answer: { kind: 'write', text }, duration: 60, pteType: 'ACADEMIC' });
const submit = (author: Learner, text: string, headers: Record<string, string> = {}) =>
  author.call('POST', '/api/writing/writeEssay/9001', { payload: essay(text), headers });

/** Answers in the feed of a learner, by id. */
async function answersOf(author: Learner): Promise<Map<string, AnswerDto & { version: number }>> {
  const { changes } = await pullAll(author, '&kinds=answer');
  return new Map(
    changes.flatMap((change) =>
      change.kind === 'answer' && change.value
        ? [[change.key, { ...change.value, version: change.version }]]
        : [],
    ),
  );
}

/** What the queue of answers that wait for an engine promises. */
export function scoringTests(world: () => ApiWorld): void {
  const others: ApiWorld[] = [];
  /** A further server on the same database. */
  const serve = async (settings: Record<string, string> = {}, options: ApiWorldOptions = {}) => {
    const other = await startApiWorld(world().db, settings, options);
    others.push(other);
    return other;
  };
  afterEach(async () => {
    for (const other of others.splice(0)) await other.close();
    await world().db.orm.delete(scoringJob);
  });
  const jobs = () => world().db.orm.select().from(scoringJob);
  const take = (engines: Parameters<typeof claimJob>[1]['engines'] = ['writing'], now = new Date()) =>
    claimJob(world().db, { engines, leaseMs, now });
  const later = (ms: number) => new Date(Date.now() + ms);

  describe('an answer that needs an engine', () => {
    it('is stored with what is exact, and waits in the queue', async () => {
      const author = await world().newLearner();
      const given = (await submit(author, 'Short.')).json();
      expect(given).toMatchObject({
        scoring: { status: 'waiting' },
        score: { evidence: { formBand: { reason: 'too-short' } } },
      });
      expect(await jobs()).toMatchObject([
        { answerId: given.id, engine: 'writing', attempts: 0, failure: null },
      ]);
      expect((await answersOf(author)).get(given.id)).toMatchObject({
        scoring: { status: 'waiting' },
        version: 1,
      });
    });

    it('waits once, however often it is sent, and not at all when its score is exact', async () => {
      const author = await world().newLearner();
      const key = { 'idempotency-key': randomUUID() };
      await Promise.all([submit(author, 'Once.', key), submit(author, 'Once.', key)]);
      await author.call('POST', '/api/reading/multipleChoiceSingleAnswer/15001', {
        payload: { answer: { kind: 'choose', chosen: ['b'] }, duration: 1, pteType: 'CORE' },
      });
      expect(await jobs()).toHaveLength(1);
    });

    it('gets its score as a newer version with the same date, and devices pull it', async () => {
      const { scoring, newLearner } = await serve({}, { scoring: { entry, limits: quick } });
      const author = await newLearner();
      const given = (await submit(author, 'An essay.')).json();
      await scoring.start(log);
      await eventually(async () => expect(await jobs()).toEqual([]));
      const scored = (await answersOf(author)).get(given.id);
      expect(scored).toMatchObject({
        version: 2,
        scorePercentage: 50,
        score: { scorer: 'odd', points: 5 },
        lastModifiedDate: given.lastModifiedDate,
      });
      expect(scored).not.toHaveProperty('scoring');
      const listed = await author.call('GET', '/api/writing/writeEssay/9001/answers');
      expect(listed.json()._embedded.wWriteEssayScoredAnswerDtoList).toMatchObject([{ scorePercentage: 50 }]);
    });

    it('has its turn soon, however many somebody else handed in before', async () => {
      const { newLearner } = await serve({ FREE_AI_SCORES: '9' });
      const [busy, other] = [await newLearner(), await newLearner()];
      for (const text of ['1', '2', '3', '4', '5']) await submit(busy, text);
      const { id } = (await submit(other, 'The only one.')).json();
      const claim = createTurnsOfLearners(world().db);
      const turn = () => claim({ engines: ['writing'], leaseMs, now: new Date() });
      const taken = [await turn(), await turn(), await turn()];
      expect(taken.map((job) => job?.answer.id).indexOf(id)).toBe(1);
      expect(taken[2]?.answer.learnerId).toBe(taken[0]?.answer.learnerId);
    });

    it('is taken up as soon as it is there, with nobody looking into the queue', async () => {
      const patient = { ...quick, pollMs: 600_000 };
      const { scoring, newLearner } = await serve({}, { scoring: { entry, limits: patient } });
      await scoring.start(log);
      await submit(await newLearner(), 'An essay.');
      await eventually(async () => expect(await jobs()).toEqual([]));
    });

    it.each(['hang', 'die', 'break'])(
      'that makes the engine %s is given up, and the others are scored',
      async (what) => {
        const settings = { SCORING_TIMEOUT_SECONDS: '1', SCORING_TRIES: '2', FREE_AI_SCORES: '5' };
        const { scoring, newLearner } = await serve(settings, { scoring: { entry, limits: quick } });
        const author = await newLearner();
        const ids: string[] = [];
        for (const text of ['First.', what, 'Last.']) ids.push((await submit(author, text)).json().id);
        await scoring.start(log);
        await eventually(async () =>
          expect(await jobs()).toMatchObject([{ failure: 'gave-up', attempts: 2 }]),
        );
        const after = await answersOf(author);
        expect(ids.map((id) => after.get(id)?.scorePercentage)).toEqual([50, 0, 50]);
        expect(after.get(ids[1] ?? '')).toMatchObject({
          version: 2,
          scoring: { status: 'failed', reason: 'gave-up' },
          score: { evidence: { kind: 'writing' } },
        });
        // What could not be scored costs nothing.
        expect((await author.call('GET', '/api/settings/remaining')).json()).toEqual({
          status: 'TRIAL',
          remaining: 3,
        });
      },
    );

    it('that failed once is scored at the next try', async () => {
      const { scoring, newLearner } = await serve({}, { scoring: { entry, limits: quick } });
      await submit(await newLearner(), `once ${join(tmpdir(), randomUUID())}`);
      await scoring.start(log);
      await eventually(async () => expect(await jobs()).toEqual([]));
    });

    it('that is spoken waits until a server has the model', async () => {
      const author = await world().newLearner();
      const { value } = await storeRecording(author);
      await author.call('POST', '/api/speaking/readAloud/1001', {
        payload: { answer: value, duration: 2, pteType: 'CORE' },
      });
      expect(await jobs()).toMatchObject([{ engine: 'reading' }]);
      expect(await take(['writing'])).toBeUndefined();
      expect(await take(['writing', 'reading'])).toMatchObject({ attempts: 1 });
    });
  });

  describe('a job', () => {
    it('is given to one server only', async () => {
      const author = await world().newLearner();
      for (const text of ['One.', 'Two.']) await submit(author, text);
      const taken = await Promise.all([take(), take(), take()]);
      const ids = taken.flatMap((job) => (job ? [job.answer.id] : []));
      expect(new Set(ids).size).toBe(2);
      expect(ids).toHaveLength(2);
    });

    it('comes back when the server that has it dies, and the dead one can store nothing any more', async () => {
      const author = await world().newLearner();
      const { id } = (await submit(author, 'An essay.')).json();
      const dead = await take();
      expect(await take()).toBeUndefined();
      const again = await take(['writing'], later(leaseMs + 1));
      if (!dead || !again) throw new Error('the job was not given out');
      expect(again.attempts).toBe(2);
      expect(await storeAssessment(world().db, dead, { ...score, points: 1 })).toBe('superseded');
      expect(await storeAssessment(world().db, again, score)).toBe('stored');
      expect(await storeAssessment(world().db, again, score)).toBe('superseded');
      expect((await answersOf(author)).get(id)).toMatchObject({ version: 2, score: { points: 7 } });
    });

    it('is not tried again before its time', async () => {
      await submit(await world().newLearner(), 'An essay.');
      const job = await take();
      if (!job) throw new Error('the job was not given out');
      const again = { dueAt: later(5_000), error: 'it took too long', countsAsTry: true };
      await tryAgain(world().db, job, again);
      expect(await take()).toBeUndefined();
      expect(await take(['writing'], later(5_001))).toMatchObject({ attempts: 2 });
    });

    it('that every server died of is given up by the next one', async () => {
      const { scoring, newLearner } = await serve(
        { SCORING_TRIES: '1' },
        { scoring: { entry, limits: quick } },
      );
      const author = await newLearner();
      const { id } = (await submit(author, 'An essay.')).json();
      const dead = await claimJob(world().db, { engines: ['writing'], leaseMs: 0, now: new Date() });
      expect(dead).toMatchObject({ attempts: 1 });
      await scoring.start(log);
      await eventually(async () => expect(await jobs()).toMatchObject([{ failure: 'gave-up' }]));
      expect((await answersOf(author)).get(id)?.scoring).toEqual({ status: 'failed', reason: 'gave-up' });
    });

    it('goes back into the queue when its server stops in the middle', async () => {
      const { scoring, newLearner } = await serve({}, { scoring: { entry, limits: quick } });
      await submit(await newLearner(), 'hang');
      await scoring.start(log);
      await eventually(async () => expect((await jobs())[0]?.claim).not.toBeNull());
      await scoring.stop();
      expect(await jobs()).toMatchObject([{ claim: null, attempts: 0, failure: null }]);
    });

    it('ends with its answer', async () => {
      const author = await world().newLearner();
      const { id } = (await submit(author, 'An essay.')).json();
      const job = await take();
      if (!job) throw new Error('the job was not given out');
      expect((await author.call('DELETE', `/api/writing/writeEssay/answer/${id}`)).statusCode).toBe(204);
      expect(await jobs()).toEqual([]);
      expect(await storeAssessment(world().db, job, score)).toBe('superseded');
    });
  });

  describe('what a device made of an answer', () => {
    const today = wholeEssayScore(12, 'writing@2026-11-25');
    const submitted = (scored?: DeviceScore) => {
      const answerId = randomUUID();
      const payload = { ...essay('An essay.'), answerId, practiceId: 9001, taskType: 'WE', answeredAt: 0 };
      return { answerId, sent: op('answer.submit', { ...payload, scored }) };
    };
    const store = async (servers: Score) => {
      const job = await take();
      if (!job) throw new Error('the job was not given out');
      await storeAssessment(world().db, job, servers);
    };

    it.each(['with the answer', 'after it'])(
      'sent %s, is its author’s until the server has its own',
      async (way) => {
        const author = await world().newLearner();
        const other = await world().newLearner();
        const scored = { device: 'phone', score: today } as const;
        const { answerId, sent } = submitted(way === 'with the answer' ? scored : undefined);
        const after = way === 'after it' ? [op('answer.score', { answerId, ...scored })] : [];
        const share = op('share.set', { answerId, shared: true });
        expect(outcomes(await sendOps(author, sent, ...after, share))).not.toContain('failed');
        expect((await answersOf(author)).get(answerId)).toMatchObject({ deviceScore: scored });
        const listed = await other.call('GET', '/api/writing/writeEssay/9001/answers/other');
        expect(listed.body).toContain(answerId);
        expect(listed.body).not.toContain('deviceScore');

        await store(wholeEssayScore(14, today.scorer));
        const own = (await answersOf(author)).get(answerId);
        expect(own?.score?.points).toBe(14);
        expect(own).not.toHaveProperty('deviceScore');
        const before = { device: 'phone', low: 12, high: 12, max: 26, scorer: today.scorer };
        expect(own?.shownBefore).toEqual({ ...before, why: 'other-engine' });
        const relisted = await other.call('GET', '/api/writing/writeEssay/9001/answers/other');
        expect(relisted.body).not.toContain('shownBefore');
      },
    );

    it('is kept beside nothing where the server finds the same, also when it comes late', async () => {
      const author = await world().newLearner();
      const { answerId, sent } = submitted();
      await sendOps(author, sent);
      await store(today);
      await sendOps(author, op('answer.score', { answerId, device: 'tablet', score: today }));
      const own = (await answersOf(author)).get(answerId);
      expect(own?.score?.points).toBe(12);
      expect(own).not.toHaveProperty('deviceScore');
      expect(own).not.toHaveProperty('shownBefore');
    });

    it('stays beside one of the server’s older rules, for devices to prefer', async () => {
      const author = await world().newLearner();
      const { answerId, sent } = submitted({ device: 'computer', score: today });
      await sendOps(author, sent);
      await store(wholeEssayScore(20, 'writing@2026-11-01'));
      expect((await answersOf(author)).get(answerId)).toMatchObject({
        score: { points: 20 },
        deviceScore: { device: 'computer', score: { points: 12 } },
      });
    });

    it('is refused for an answer of somebody else, one that is gone, and of another kind', async () => {
      const author = await world().newLearner();
      const { answerId, sent } = submitted();
      await sendOps(author, sent);
      const scored = { answerId, device: 'phone', score: today };
      const stranger = await sendOps(await world().newLearner(), op('answer.score', scored));
      expect(stranger).toMatchObject([{ outcome: 'failed', error: { code: 'NOT_FOUND' } }]);
      const spoken = spokenScore(heardSpeech('A word.'), { points: 1 });
      const wrong = [spoken, exactEssayScore].map((score) => op('answer.score', { ...scored, score }));
      const nobody = { ...scored, answerId: randomUUID() };
      const results = await sendOps(author, ...wrong, op('answer.score', nobody));
      expect(results.map((result) => (result.outcome === 'failed' ? result.error.code : null))).toEqual([
        'VALIDATION',
        'VALIDATION',
        'NOT_FOUND',
      ]);
      expect((await answersOf(author)).get(answerId)).not.toHaveProperty('deviceScore');
    });
  });

  describe('the free AI scores', () => {
    const remaining = async (who: Learner) => (await who.call('GET', '/api/settings/remaining')).json();

    const becomePremium = (who: Learner) =>
      world()
        .db.orm.update(learnerTable)
        .set({ status: 'PREMIUM' })
        .where(eq(learnerTable.subject, who.subject));
    /** What was used is a day older. */
    const sleepOverNight = async (who: Learner) => {
      const [row] = await world()
        .db.orm.select()
        .from(learnerTable)
        .where(eq(learnerTable.subject, who.subject));
      await world()
        .db.orm.update(aiUse)
        .set({ usedAt: later(-24 * 3_600_000) })
        .where(eq(aiUse.learnerId, row?.id ?? ''));
    };
    const waits = { status: 'waiting', needs: 'ai-score' };
    /** Of each answer, as a device learns it. */
    const statesOf = async (who: Learner, ids: readonly string[]) => {
      const answers = await answersOf(who);
      return ids.map((id) => answers.get(id)?.scoring);
    };

    it('count down; what needs an engine and finds none is stored and waits, and the rest has no limit', async () => {
      const { newLearner } = await serve({ FREE_AI_SCORES: '2' });
      const author = await newLearner();
      expect(await remaining(author)).toEqual({ status: 'TRIAL', remaining: 2 });
      const first = (await submit(author, 'One.')).json();
      expect(await remaining(author)).toEqual({ status: 'TRIAL', remaining: 1 });
      await submit(author, 'Two.');
      const third = await submit(author, 'Three.');
      expect([third.statusCode, third.json().scoring]).toEqual([201, waits]);
      expect((await answersOf(author)).size).toBe(3);
      const choice = await author.call('POST', '/api/reading/multipleChoiceSingleAnswer/15001', {
        payload: { answer: { kind: 'choose', chosen: ['b'] }, duration: 1, pteType: 'CORE' },
      });
      expect([choice.statusCode, choice.json().scoring]).toEqual([201, undefined]);
      const taken = [await take(), await take(), await take()];
      expect(taken.map((job) => job?.answer.id)).not.toContain(third.json().id);
      expect([taken[0]?.answer.id, taken[2]]).toEqual([first.id, undefined]);
      await becomePremium(author);
      expect(await statesOf(author, [third.json().id])).toEqual([{ status: 'waiting' }]);
      expect((await take())?.answer.id).toBe(third.json().id);
      expect(await remaining(author)).toEqual({ status: 'PREMIUM', remaining: null });
    });

    it('refuse no op of a batch, and a repeated one costs nothing', async () => {
      const { newLearner } = await serve({ FREE_AI_SCORES: '1' });
      const author = await newLearner();
      const answerOp = (text: string) =>
        op('answer.submit', {
          ...essay(text),
          answerId: randomUUID(),
          practiceId: 9001,
          taskType: 'WE',
          answeredAt: Date.UTC(2026, 9, 1),
        });
      const sent = [
        answerOp('One.'),
        answerOp('Two.'),
        op('bookmark.set', { practiceId: 15001, type: 'EASY' }),
      ];
      for (const _time of ['once', 'again'])
        expect(outcomes(await sendOps(author, ...sent))).toEqual(['applied', 'applied', 'applied']);
      expect((await jobs()).map(({ unpaidBy }) => unpaidBy === null)).toEqual(
        expect.arrayContaining([false, true]),
      );
    });

    it('go to what waits for longest when there are some again: on the next day, and when one is given back', async () => {
      const settings = { FREE_AI_SCORES: '1', FREE_AI_SCORES_PER: 'day', SCORING_TRIES: '1' };
      const { scoring, newLearner } = await serve(settings, { scoring: { entry, limits: quick } });
      const author = await newLearner();
      const ids: string[] = [];
      for (const text of ['One.', 'break', 'Three.', 'Four.'])
        ids.push((await submit(author, text)).json().id);
      expect(await statesOf(author, ids)).toEqual([{ status: 'waiting' }, waits, waits, waits]);
      await sleepOverNight(author);
      expect(await statesOf(author, ids)).toEqual([
        { status: 'waiting' },
        { status: 'waiting' },
        waits,
        waits,
      ]);
      expect(await remaining(author)).toEqual({ status: 'TRIAL', remaining: 0 });
      await scoring.start(log);
      // Nothing came of the second, so its score goes to the third.
      await eventually(async () =>
        expect(await statesOf(author, ids)).toEqual([
          undefined,
          { status: 'failed', reason: 'gave-up' },
          undefined,
          waits,
        ]),
      );
    });

    it('do not come back where they are the account’s', async () => {
      const { newLearner } = await serve({ FREE_AI_SCORES: '1', FREE_AI_SCORES_PER: 'account' });
      const author = await newLearner();
      await submit(author, 'One.');
      await sleepOverNight(author);
      const { id } = (await submit(author, 'Two.')).json();
      expect(await statesOf(author, [id])).toEqual([waits]);
      const asked = await author.call('POST', `/api/writing/writeEssay/answer/${id}/scoring`);
      expect([asked.json().code, asked.headers['retry-after']]).toEqual(['AI_LIMIT', undefined]);
    });

    it('are refused to who asks for one and has none left, who is told when there are more', async () => {
      const { newLearner } = await serve({ FREE_AI_SCORES: '1', FREE_AI_SCORES_PER: 'day' });
      const author = await newLearner();
      await submit(author, 'One.');
      const { id } = (await submit(author, 'Two.')).json();
      const ask = () => author.call('POST', `/api/writing/writeEssay/answer/${id}/scoring`);
      const refused = await ask();
      expect(refused.json()).toMatchObject({ status: 429, code: 'AI_LIMIT' });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      await sleepOverNight(author);
      const taken = await ask();
      expect([taken.statusCode, taken.json().scoring]).toEqual([202, { status: 'waiting' }]);
      expect(await remaining(author)).toEqual({ status: 'TRIAL', remaining: 0 });
    });

    it('are not given back with the answer', async () => {
      const { newLearner } = await serve({ FREE_AI_SCORES: '1' });
      const author = await newLearner();
      const { id } = (await submit(author, 'One.')).json();
      await author.call('DELETE', `/api/writing/writeEssay/answer/${id}`);
      expect((await submit(author, 'Two.')).json().scoring).toEqual(waits);
    });

    it('cannot be spent twice at once', async () => {
      const { newLearner } = await serve({ FREE_AI_SCORES: '1' });
      const author = await newLearner();
      const sent = await Promise.all(['One.', 'Two.', 'Three.'].map((text) => submit(author, text)));
      expect(sent.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
      expect(sent.filter((each) => each.json().scoring.needs === undefined)).toHaveLength(1);
    });
  });

  describe('scoring on request', () => {
    const ask = (who: Learner, id: string, base = '/api/writing/writeEssay') =>
      who.call('POST', `${base}/answer/${id}/scoring`);

    it('puts an answer that was given up into the queue again, at the price of a score', async () => {
      const settings = { SCORING_TRIES: '1', FREE_AI_SCORES: '5' };
      const { scoring, newLearner } = await serve(settings, { scoring: { entry, limits: quick } });
      const author = await newLearner();
      const { id } = (await submit(author, 'break')).json();
      await scoring.start(log);
      await eventually(async () => expect(await jobs()).toMatchObject([{ failure: 'gave-up' }]));
      await scoring.stop();
      const again = await ask(author, id);
      expect([again.statusCode, again.json().scoring]).toEqual([202, { status: 'waiting' }]);
      expect(await jobs()).toMatchObject([{ failure: null, attempts: 0 }]);
      expect((await answersOf(author)).get(id)?.version).toBe(3);
      expect((await author.call('GET', '/api/settings/remaining')).json().remaining).toBe(4);
    });

    it('changes nothing while an answer waits, and is for its author only', async () => {
      const [author, other] = [await world().newLearner(), await world().newLearner()];
      const { id } = (await submit(author, 'An essay.')).json();
      expect((await ask(author, id)).json()).toMatchObject({ id, scoring: { status: 'waiting' } });
      expect((await answersOf(author)).get(id)?.version).toBe(1);
      expect((await ask(other, id)).json()).toMatchObject({ status: 403, code: 'FORBIDDEN' });
      expect((await ask(author, id, '/api/writing/writeEmail')).statusCode).toBe(404);
      expect((await ask(author, randomUUID())).statusCode).toBe(404);
      expect((await ask(author, 'nonsense')).statusCode).toBe(400);
    });

    it('is heard 200 times an hour of one learner, who is told to wait then, and of others all the same', async () => {
      const { newLearner } = await serve({ RATE_LIMIT_PER_LEARNER: '1000', RATE_LIMIT_PER_IP: '1000' });
      const [author, other] = [await newLearner(), await newLearner()];
      const { id } = (await submit(author, 'An essay.')).json();
      const asks = await Promise.all(Array.from({ length: 200 }, () => ask(author, id)));
      expect(new Set(asks.map(({ statusCode }) => statusCode))).toEqual(new Set([202]));
      const refused = await ask(author, id);
      expect(refused.json()).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
      const { id: others } = (await submit(other, 'An essay.')).json();
      expect((await ask(other, others)).statusCode).toBe(202);
    });

    it('leaves an exact score as it is', async () => {
      const author = await world().newLearner();
      const base = '/api/reading/multipleChoiceSingleAnswer';
      const payload = { answer: { kind: 'choose', chosen: ['b'] }, duration: 1, pteType: 'CORE' };
      const given = (await author.call('POST', `${base}/15001`, { payload })).json();
      const again = await ask(author, given.id, base);
      // What a list shows besides is not repeated.
      for (const besides of ['answers', 'scores', 'display']) delete given[besides];
      expect([again.statusCode, again.json()]).toEqual([202, given]);
    });
  });

  describe('the score of a spoken word', () => {
    const scoreOf = async (body: unknown) => {
      const { newLearner } = await serve({ MODELS_DIR: join(tmpdir(), randomUUID()) });
      const who = await newLearner();
      return who.call('POST', '/api/speaking/word/score', { payload: body as object });
    };

    it('is refused for a body that has no word or no base64', async () => {
      expect((await scoreOf({ word: 'river' })).json()).toMatchObject({
        status: 400,
        errors: [{ field: 'voice' }],
      });
      expect((await scoreOf({ word: 'river', voice: 'not base64!' })).json().errors).toMatchObject([
        { field: 'voice' },
      ]);
      expect((await scoreOf({ voice: 'AAAA' })).json().errors).toMatchObject([{ field: 'word' }]);
    });

    it('is refused for what is no sound without waking an engine', async () => {
      expect((await scoreOf({ word: 'river', voice: 'A'.repeat(4_000_000) })).json()).toMatchObject({
        status: 400,
        errors: [{ field: 'voice', code: 'format' }],
      });
    });

    it('waits for another day where the model is not there, and readiness says so', async () => {
      const voice = Buffer.from('ID3 the beginning of an MP3').toString('base64');
      expect((await scoreOf({ word: 'river', voice })).json()).toMatchObject({
        status: 503,
        code: 'UNAVAILABLE',
      });
      const ready = await others[0]?.app.inject({ url: '/api/ready' });
      expect(ready?.json()).toMatchObject({ status: 'ready', missingPacks: ['reading', 'transcript-tiny'] });
    });
  });
}
