import { createHash, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ChangesResponse, type Change } from '#contract/sync.ts';
import { changeFeed, idempotency } from '#server/db/schema/sync.ts';
import { sweep } from '#server/store/housekeeping.ts';
import { choiceAnswer, op, type ApiWorld, type Learner } from '#tests/support/api-world.ts';

const clientId = randomUUID();
const day = 86_400_000;

export function syncChangesTests(world: () => ApiWorld): void {
  const pull = async (learner: Learner, cursor?: string, limit = 1_000) => {
    const query = new URLSearchParams({ limit: String(limit), ...(cursor === undefined ? {} : { cursor }) });
    const answer = await learner.call('GET', `/api/sync/changes?${query}`);
    expect([answer.statusCode, answer.json().message]).toEqual([200, undefined]);
    return ChangesResponse.parse(answer.json());
  };
  const send = (learner: Learner, ...ops: object[]) =>
    learner.call('POST', '/api/sync/batch', { payload: { clientId, pendingCount: 0, ops } });
  const mark = (practiceId: number, type = 'EASY') => op('bookmark.set', { practiceId, type });
  const submit = (answerId: string) =>
    op('answer.submit', {
      ...choiceAnswer(['b']),
      answerId,
      practiceId: 15001,
      taskType: 'MCS_R',
      answeredAt: 0,
    });
  const keys = (changes: Change[]) => changes.map((change) => `${change.kind} ${change.key}`);

  describe('sync changes', () => {
    it('gives everything at first, then only what is new, each thing once in its present state', async () => {
      const learner = await world().newLearner();
      const answerId = randomUUID();
      await send(learner, submit(answerId), mark(15001), op('profile.set', { pteType: 'CORE' }));
      const first = await pull(learner);
      const profileKey = (await learner.call('GET', '/api/profile')).json().id;
      expect(keys(first.changes)).toEqual([`answer ${answerId}`, 'bookmark 15001', `profile ${profileKey}`]);
      expect(first.changes[2]).toMatchObject({ version: 2, value: { pteType: 'CORE' } });
      expect(await pull(learner, first.cursor)).toMatchObject({
        changes: [],
        more: false,
        cursor: first.cursor,
      });
      await learner.call('POST', '/api/bookmarks', { payload: { practiceId: 15002, type: 'HARD' } });
      expect(keys((await pull(learner, first.cursor)).changes)).toEqual(['bookmark 15002']);
    });

    it('tells of what was taken away', async () => {
      const learner = await world().newLearner();
      const answerId = randomUUID();
      await send(learner, submit(answerId), mark(15001));
      const { cursor } = await pull(learner);
      await send(
        learner,
        op('answer.delete', { answerId }),
        op('bookmark.set', { practiceId: 15001, type: 'UNMARK' }, { baseVersion: 1 }),
      );
      expect((await pull(learner, cursor)).changes).toEqual([
        { kind: 'answer', key: answerId, version: 2, deleted: true, value: null },
        { kind: 'bookmark', key: '15001', version: 2, deleted: true, value: null },
      ]);
    });

    it('pages without loss, and checks on the last page only', async () => {
      const learner = await world().newLearner();
      await send(learner, ...Array.from({ length: 7 }, () => submit(randomUUID())), mark(15001));
      const seen: Change[] = [];
      let page = await pull(learner, undefined, 4);
      for (; page.more; page = await pull(learner, page.cursor, 4)) {
        expect(page.check).toBeNull();
        seen.push(...page.changes);
      }
      seen.push(...page.changes);
      expect(new Set(keys(seen)).size).toBe(9);
      const lines = seen
        .filter((change) => change.kind === 'answer')
        .map((change) => `${change.key}:${change.version}`)
        .toSorted();
      const hash = createHash('sha256').update(lines.join('\n')).digest('hex');
      expect(page.check).toMatchObject({
        answer: { count: 7, hash },
        bookmark: { count: 1 },
        profile: { count: 1 },
      });
    });

    it('lets no cursor step over a commit, while several devices write at once', async () => {
      const learner = await world().newLearner();
      const seen = new Set<string>();
      let cursor: string | undefined;
      let isWriting = true;
      const writes = Promise.all(
        Array.from({ length: 4 }, async () => {
          for (let i = 0; i < 8; i++) await send(learner, submit(randomUUID()));
        }),
      ).finally(() => {
        isWriting = false;
      });
      const reading = (async () => {
        for (let last = false; !last;) {
          last = !isWriting;
          const page = await pull(learner, cursor, 5);
          for (const key of keys(page.changes)) seen.add(key);
          cursor = page.cursor;
          if (page.more) last = false;
        }
      })();
      await Promise.all([writes, reading]);
      const all = await pull(learner);
      expect([...seen].toSorted()).toEqual(keys(all.changes).toSorted());
      expect(all.check?.answer?.count).toBe(32);
    });

    it("says 410 to a cursor that is broken, from the future, or somebody else's", async () => {
      const [learner, other] = [await world().newLearner(), await world().newLearner()];
      await send(learner, mark(15001));
      const foreign = (await pull(other)).cursor;
      const own = Buffer.from((await pull(learner)).cursor, 'base64url').toString();
      const ahead = Buffer.from(own.replace(/\d+$/, '999')).toString('base64url');
      for (const cursor of ['nonsense', '', foreign, ahead]) {
        const answer = await learner.call('GET', `/api/sync/changes?cursor=${cursor}`);
        expect(answer.json()).toMatchObject({ status: 410, code: 'CURSOR_EXPIRED' });
      }
    });

    it('forgets keys and tombstones after 90 days, and then says 410 to older cursors', async () => {
      const learner = await world().newLearner();
      const { cursor: before, changes } = await pull(learner);
      const learnerId = changes[0]?.key ?? '';
      await send(learner, mark(15001));
      const { cursor: marked } = await pull(learner);
      await send(learner, op('bookmark.set', { practiceId: 15001, type: 'UNMARK' }, { baseVersion: 1 }));
      const { cursor: after } = await pull(learner);
      const once = op('bookmark.set', { practiceId: 15002, type: 'UNMARK' });
      await send(learner, once);
      await sweep(world().db, new Date(Date.now() + 89 * day));
      expect((await pull(learner, before)).changes).toHaveLength(2);
      expect((await send(learner, once)).json()).toMatchObject({ results: [{ replayed: true }] });
      await sweep(world().db, new Date(Date.now() + 91 * day));
      for (const cursor of [before, marked])
        expect((await learner.call('GET', `/api/sync/changes?cursor=${cursor}`)).statusCode).toBe(410);
      expect((await learner.call('GET', `/api/sync/changes?cursor=${after}`)).statusCode).toBe(410);
      const { cursor: swept } = await pull(learner);
      expect((await pull(learner, swept)).changes).toEqual([]);
      expect(keys((await pull(learner)).changes)).toEqual([`profile ${learnerId}`]);
      const { orm } = world().db;
      expect(await orm.select().from(idempotency).where(eq(idempotency.learnerId, learnerId))).toEqual([]);
      const deleted = and(eq(changeFeed.learnerId, learnerId), eq(changeFeed.deleted, true));
      expect(await orm.select().from(changeFeed).where(deleted)).toEqual([]);
    });
  });
}
