import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { BatchResponse } from '#contract/sync.ts';
import { choiceAnswer, op, storeRecording, type ApiWorld, type Learner } from '#tests/support/api-world.ts';
import { expectProblem } from './bad-input.ts';

const clientId = randomUUID();
const answerOf = (practiceId: number, answerId = randomUUID()) => ({
  ...choiceAnswer(['b']),
  answerId,
  practiceId,
  taskType: 'MCS_R',
  answeredAt: Date.UTC(2026, 9, 1),
});

export function syncBatchTests(world: () => ApiWorld): void {
  const send = async (learner: Learner, ops: object[]) => {
    const answer = await learner.call('POST', '/api/sync/batch', {
      payload: { clientId, pendingCount: ops.length + 2, ops },
    });
    expect([answer.statusCode, answer.json().message]).toEqual([200, undefined]);
    return BatchResponse.parse(answer.json()).results;
  };

  describe('sync batch', () => {
    it('applies each op by itself and answers in their order', async () => {
      const learner = await world().newLearner();
      const results = await send(learner, [
        op('answer.submit', answerOf(15001)),
        op('bookmark.set', { practiceId: 1, type: 'EASY' }),
        op('bookmark.set', { practiceId: 15001, type: 'EASY' }),
        op('answer.submit', { practiceId: 'x' }),
        op('profile.set', { pteType: 'CORE' }),
        op('answer.delete', { answerId: randomUUID() }),
      ]);
      expect(results.map((r) => (r.outcome === 'failed' ? r.error.code : r.outcome))).toEqual([
        'applied',
        'NOT_FOUND',
        'applied',
        'VALIDATION',
        'applied',
        'NOT_FOUND',
      ]);
      expect(results[0]).toMatchObject({
        replayed: false,
        change: { kind: 'answer', value: { scorePercentage: 100 } },
      });
      expect(results[3]).toMatchObject({
        error: {
          errors: expect.arrayContaining([
            { field: 'practiceId', code: 'invalid_type', defaultMessage: 'must be of type number' },
          ]),
        },
      });
    });

    it('replays what it applied, after any number of repetitions', async () => {
      const learner = await world().newLearner();
      const ops = [
        op('answer.submit', answerOf(15001)),
        op('bookmark.set', { practiceId: 15002, type: 'HARD' }),
      ];
      const first = await send(learner, ops);
      for (let i = 0; i < 3; i++)
        expect(await send(learner, ops)).toEqual(first.map((result) => ({ ...result, replayed: true })));
      const mine = await learner.call('GET', '/api/reading/multipleChoiceSingleAnswer/15001/answers');
      expect(mine.json().page.totalElements).toBe(1);
    });

    it('refuses what first came longer ago than keys are kept, unless its result is known', async () => {
      const learner = await world().newLearner();
      const heardAt = Date.now() - 91 * 86_400_000;
      const known = op('bookmark.set', { practiceId: 15001, type: 'EASY' });
      await send(learner, [known]);
      const results = await send(learner, [
        { ...known, heardAt },
        { ...op('bookmark.set', { practiceId: 15002, type: 'HARD' }), heardAt },
        { ...op('bookmark.set', { practiceId: 15003, type: 'HARD' }), heardAt: heardAt + 2 * 86_400_000 },
      ]);
      expect(results).toMatchObject([
        { outcome: 'applied', replayed: true },
        { outcome: 'failed', error: { code: 'KEY_EXPIRED' } },
        { outcome: 'applied', replayed: false },
      ]);
    });

    it('replays under another base version, and refuses another payload under the same op id', async () => {
      const learner = await world().newLearner();
      const first = op('bookmark.set', { practiceId: 15001, type: 'EASY' });
      await send(learner, [first]);
      expect(await send(learner, [{ ...first, baseVersion: 7 }])).toMatchObject([
        { outcome: 'applied', replayed: true },
      ]);
      const other = { ...first, payload: { practiceId: 15001, type: 'HARD' } };
      expect(await send(learner, [other])).toMatchObject([
        { outcome: 'failed', error: { code: 'IDEMPOTENCY_MISMATCH', status: 422 } },
      ]);
    });

    it('answers a version conflict with the entity as it is now', async () => {
      const learner = await world().newLearner();
      await send(learner, [op('bookmark.set', { practiceId: 15001, type: 'EASY' })]);
      const [stale] = await send(learner, [
        op('bookmark.set', { practiceId: 15001, type: 'HARD' }, { baseVersion: 9 }),
      ]);
      expect(stale).toMatchObject({
        outcome: 'failed',
        error: { status: 409, code: 'VERSION_CONFLICT' },
        current: { kind: 'bookmark', key: '15001', version: 1, value: { type: 'EASY' } },
      });
      const [fresh] = await send(learner, [
        op('bookmark.set', { practiceId: 15001, type: 'HARD' }, { baseVersion: 1 }),
      ]);
      expect(fresh).toMatchObject({ outcome: 'applied', change: { version: 2, value: { type: 'HARD' } } });
    });

    it('waits for the recording: BLOB_MISSING first, applied once it is stored', async () => {
      const learner = await world().newLearner();
      const bytes = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0]), Buffer.from(randomUUID())]);
      const { value } = await storeRecording(await world().newLearner(), bytes);
      const payload = { ...answerOf(1001), taskType: 'RA', answer: value };
      const submit = op('answer.submit', payload);
      expect(await send(learner, [submit])).toMatchObject([
        { outcome: 'failed', error: { code: 'BLOB_MISSING', status: 409 } },
      ]);
      await storeRecording(learner, bytes);
      expect(await send(learner, [submit])).toMatchObject([{ outcome: 'applied', replayed: false }]);
    });

    it("refuses an answer id that is taken, by oneself or somebody else, and somebody else's answer", async () => {
      const [author, other] = [await world().newLearner(), await world().newLearner()];
      const payload = answerOf(15001);
      await send(author, [op('answer.submit', payload)]);
      for (const learner of [author, other])
        expect(await send(learner, [op('answer.submit', payload)])).toMatchObject([
          { outcome: 'failed', error: { code: 'IDEMPOTENCY_MISMATCH' } },
        ]);
      expect(await send(other, [op('answer.delete', { answerId: payload.answerId })])).toMatchObject([
        { outcome: 'failed', error: { code: 'FORBIDDEN' } },
      ]);
    });

    it('shows when the learner answered, but not a moment that has not come', async () => {
      const learner = await world().newLearner();
      const future = Date.now() + 10 * 365 * 86_400_000;
      const results = await send(learner, [
        op('answer.submit', answerOf(15001)),
        op('answer.submit', { ...answerOf(15001), answeredAt: future }),
      ]);
      const dates = results.map((r) =>
        r.outcome === 'applied' && r.change?.kind === 'answer' ? r.change.value?.createdDate : undefined,
      );
      expect(dates[0]).toBe('2026-10-01T00:00:00.000Z');
      expect(Date.parse(dates[1] ?? '')).toBeLessThanOrEqual(Date.now());
    });

    it('remembers what the installation still has to send', async () => {
      const learner = await world().newLearner();
      await send(learner, [
        op('profile.set', { pteType: 'CORE' }),
        op('bookmark.set', { practiceId: 1, type: 'EASY' }),
      ]);
      const url = `/api/sync/devices/${clientId}`;
      expect((await learner.call('GET', url)).json()).toMatchObject({ clientId, pendingCount: 3 });
      const last = op('bookmark.set', { practiceId: 15001, type: 'EASY' });
      await send(learner, [op('profile.set', { pteType: 'CORE' }), last]);
      const device = (await learner.call('GET', url)).json();
      expect(device).toMatchObject({ clientId, pendingCount: 2, lastOpId: last.opId });
      expect(Math.abs(Date.now() - Date.parse(device.lastSeenDate))).toBeLessThan(60_000);
    });

    it("tells nobody of somebody else's installation, nor of one that it never saw", async () => {
      const [owner, other] = [await world().newLearner(), await world().newLearner()];
      await send(owner, [op('profile.set', { pteType: 'CORE' })]);
      const foreign = await other.call('GET', `/api/sync/devices/${clientId}`);
      const unknown = await owner.call('GET', `/api/sync/devices/${randomUUID()}`);
      expect(expectProblem(foreign, 404, 'NOT_FOUND')).toEqual(expectProblem(unknown, 404, 'NOT_FOUND'));
      const unreadable = await owner.call('GET', '/api/sync/devices/mine');
      expect(expectProblem(unreadable, 400, 'VALIDATION').errors).toMatchObject([{ field: 'clientId' }]);
    });

    it('fails only the op whose kind or version is newer than the server', async () => {
      const learner = await world().newLearner();
      const results = await send(learner, [
        op('plan.shuffle', { anything: 1 }),
        op('toString', {}),
        { ...op('profile.set', { pteType: 'CORE' }), v: 2 },
        op('profile.set', { pteType: 'CORE' }),
      ]);
      expect(results.map((r) => (r.outcome === 'failed' ? r.error.code : r.outcome))).toEqual([
        'NOT_IMPLEMENTED',
        'NOT_IMPLEMENTED',
        'NOT_IMPLEMENTED',
        'applied',
      ]);
    });

    it('refuses more ops or bytes than a batch may have', async () => {
      const learner = await world().newLearner();
      const many = Array.from({ length: 101 }, () => op('profile.set', {}));
      const tooMany = await learner.call('POST', '/api/sync/batch', {
        payload: { clientId, pendingCount: 1, ops: many },
      });
      expect(tooMany.json()).toMatchObject({ status: 400, errors: [{ field: 'ops' }] });
      const big = op('profile.set', { firstName: 'x'.repeat(300_000) });
      const tooLong = await learner.call('POST', '/api/sync/batch', {
        payload: { clientId, pendingCount: 1, ops: [big] },
      });
      expect(tooLong.json()).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
    });
  });
}
