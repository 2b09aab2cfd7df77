import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Score } from '#contract/entities/answer.ts';
import { deleteAnswer } from '#data/commands/delete-answer.ts';
import { replaceScore } from '#data/commands/replace-score.ts';
import { submitAnswer } from '#data/commands/submit-answer.ts';
import type { DataContext } from '#data/store/context.ts';
import { openDatabase } from '#data/store/database.ts';
import { importPack } from '#data/store/content/import-pack.ts';
import { writeMeta } from '#data/store/meta.ts';
import { freshMemory } from '#domain/outbox/store/engine-memory.ts';
import { findAiScores } from '#data/queries/ai-scores.ts';
import { findAnswer } from '#data/queries/find-answer.ts';
import { listUnassessed } from '#data/queries/list-unassessed.ts';
import { recentScores } from '#data/queries/recent-scores.ts';
import { isAssessed } from '#domain/tasks/assessment-of.ts';
import { scoreAnswer } from '#domain/tasks/score-answer.ts';
import { systemDigest } from '#platform/digest.ts';
import { createFakeClock, type FakeClock } from '#tests/support/fake-clock.ts';
import { createCountingIds } from '#tests/support/fake-ports.ts';
import { libraryEssay } from '#tests/support/library-essay.ts';
import { makeItem } from '#tests/support/practice-items.ts';
import { writingHere } from '#tests/support/writing-engine.ts';
import { createAssessing } from './assessing.ts';
import type { Assessor } from './assessor.ts';
import { createWritingAssessor } from './writing-assessor.ts';

const item = makeItem('WE', 9_001);
let data: DataContext;
const problems: unknown[] = [];
const report = (error: unknown) => problems.push(error);

beforeEach(async () => {
  const db = await openDatabase('passage', { indexedDB: new IDBFactory(), IDBKeyRange });
  const ports = { clock: createFakeClock(), ids: createCountingIds(), digest: systemDigest };
  data = { db, strictDb: db, userId: 'local', ...ports, kick: () => undefined };
  await importPack(data, { pack: { format: 1, taskType: 'WE', items: [item] }, generation: 'g' });
});

async function handIn(essay = libraryEssay): Promise<string> {
  const value = { kind: 'write', text: essay } as const;
  const outcome = scoreAnswer({ item, value, pteType: 'ACADEMIC' });
  const score = outcome.kind === 'scored' ? outcome.score : null;
  const result = await submitAnswer(data, {
    practiceId: item.id,
    taskType: 'WE',
    value,
    durationMs: 60_000,
    pteType: 'ACADEMIC',
    score,
  });
  if (result.kind !== 'saved') throw new Error('not saved');
  return result.answerId;
}

const start = (writing: Assessor = createWritingAssessor(data, writingHere)) =>
  createAssessing({ context: data, assessors: { writing }, device: 'phone', report });
const scoreOf = async (answerId: string): Promise<Score | null> =>
  (await findAnswer(data, { answerId }))?.score ?? null;

describe('an essay that was handed in', () => {
  it('is scored by the engine after it is on the device, and nothing more is sent for that', async () => {
    const answerId = await handIn();
    const before = await data.db.outbox.count();
    const assessing = start();
    await assessing.complete(answerId);
    const score = await scoreOf(answerId);
    expect(score && isAssessed(score)).toBe(true);
    expect(score?.points).toBeGreaterThan(0);
    expect(await findAnswer(data, { answerId })).toMatchObject({ scoredOn: 'device' });
    expect(await data.db.outbox.count()).toBe(before);
    expect(assessing.standingOf(answerId)).toBeNull();
  });

  it('says that it is being scored meanwhile', async () => {
    const answerId = await handIn();
    const asked = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    const real = createWritingAssessor(data, writingHere);
    const assessing = start({
      async assess(answer, one) {
        asked.resolve();
        await go.promise;
        return real.assess(answer, one);
      },
    });
    let changes = 0;
    assessing.subscribe(() => (changes += 1));
    const done = Promise.all([assessing.complete(answerId), assessing.complete(answerId)]);
    await asked.promise;
    expect(assessing.standingOf(answerId)).toEqual({ status: 'working', usualMs: null });
    go.resolve();
    await done;
    expect(assessing.standingOf(answerId)).toBeNull();
    expect(changes).toBe(2);
  });

  it('says how long the last one took on this device', async () => {
    const real = createWritingAssessor(data, writingHere);
    const first = await handIn();
    const clock = data.clock as FakeClock;
    await start({
      async assess(answer, one) {
        clock.advance(8_000);
        return real.assess(answer, one);
      },
    }).complete(first);
    const second = await handIn();
    const seen: unknown[] = [];
    const assessing = start();
    assessing.subscribe(() => seen.push(assessing.standingOf(second)));
    await assessing.complete(second);
    expect(seen).toEqual([{ status: 'working', usualMs: 8_000 }, null]);
  });

  it('stays as it was when it is deleted before the engine is done', async () => {
    const answerId = await handIn();
    const real = createWritingAssessor(data, writingHere);
    await start({
      async assess(answer, one) {
        await deleteAnswer(data, { answerId });
        return real.assess(answer, one);
      },
    }).complete(answerId);
    expect(await findAnswer(data, { answerId })).toBeNull();
  });

  it('keeps the score that another tab or the server gave first', async () => {
    const answerId = await handIn();
    await start().complete(answerId);
    const first = await scoreOf(answerId);
    if (first === null) throw new Error('not scored');
    expect(await replaceScore(data, { answerId, score: { ...first, points: 1 }, device: 'phone' })).toBe(
      'kept',
    );
    expect(await scoreOf(answerId)).toEqual(first);
    expect(await replaceScore(data, { answerId: 'nobody', score: first, device: 'phone' })).toBe('gone');
  });
});

describe('what a killed tab left', () => {
  it('is completed at the next start, each answer once', async () => {
    const ids = [await handIn(), await handIn('Too short an essay.'), await handIn()];
    expect((await listUnassessed(data)).toSorted()).toEqual(ids.toSorted());
    await start().completeMissing();
    expect(await listUnassessed(data)).toEqual([]);
    expect(await scoreOf(ids[1] ?? '')).toMatchObject({ points: 0, evidence: { closedBy: 'form' } });
    expect(await recentScores(data, { taskType: 'WE', pteType: 'ACADEMIC', count: 2 })).toHaveLength(2);
  });

  it('waits when the engine is not on the device, and says for what; later it is done', async () => {
    const answerId = await handIn();
    let hasData = false;
    const assessing = start(
      createWritingAssessor(data, {
        assess: async (job) => (hasData ? writingHere.assess(job) : { kind: 'no-data' }),
      }),
    );
    await assessing.completeMissing();
    expect(assessing.standingOf(answerId)).toEqual({ status: 'waiting', why: 'data' });
    expect(await scoreOf(answerId)).toMatchObject({ points: null });
    hasData = true;
    await assessing.completeMissing();
    expect(assessing.standingOf(answerId)).toBeNull();
    expect(await scoreOf(answerId)).not.toMatchObject({ points: null });
  });

  it('does not try over and over what this device cannot do', async () => {
    const answerId = await handIn();
    let tries = 0;
    const assessing = start({
      assess: async () => {
        tries += 1;
        return { kind: 'failed' };
      },
    });
    await assessing.completeMissing();
    await assessing.completeMissing();
    expect(tries).toBe(1);
    expect(assessing.standingOf(answerId)).toEqual({ status: 'failed' });
    expect(await scoreOf(answerId)).toMatchObject({ points: null });
  });

  it('waits for the question when that has not come', async () => {
    const answerId = await handIn();
    await data.db.practices.clear();
    const assessing = start();
    await assessing.complete(answerId);
    expect(assessing.standingOf(answerId)).toEqual({ status: 'waiting', why: 'question' });
  });

  it('tells of a disk that fails, and leaves the answer as it is', async () => {
    const answerId = await handIn();
    const failure = new Error('no disk');
    await start({ assess: () => Promise.reject(failure) }).complete(answerId);
    expect(problems).toContain(failure);
    expect(await scoreOf(answerId)).toMatchObject({ points: null });
  });
});

describe('an answer beyond the free AI scores', () => {
  it('is scored on this device as any other', async () => {
    const key = `sync ${data.userId}` as const;
    await writeMeta(data.db, key, { ...freshMemory, aiQuota: { status: 'TRIAL', remaining: 0 } });
    const answerId = await handIn();
    await start().complete(answerId);
    expect(await scoreOf(answerId)).not.toMatchObject({ points: null });
    expect(await leftNow()).toBe(0);
  });

  const leftNow = async () => (await findAiScores(data, { now: data.clock.now() }))?.left ?? null;

  it('is counted down on the device, to none and no further; without a limit nothing is counted', async () => {
    const key = `sync ${data.userId}` as const;
    expect(await leftNow()).toBeNull();
    await writeMeta(data.db, key, { ...freshMemory, aiQuota: { status: 'TRIAL', remaining: 2 } });
    const left: (number | null)[] = [await leftNow()];
    for (let i = 0; i < 3; i += 1) {
      await handIn();
      left.push(await leftNow());
    }
    expect(left).toEqual([2, 1, 0, 0]);
    await writeMeta(data.db, key, { ...freshMemory, aiQuota: { status: 'PREMIUM', remaining: null } });
    expect(await leftNow()).toBeNull();
  });
});
