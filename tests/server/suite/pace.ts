import { randomUUID } from 'node:crypto';
import { and, eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { dayMs } from '#contract/days.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { comment } from '#server/db/schema/comments.ts';
import { learner as learnerTable } from '#server/db/schema/learners.ts';
import { report } from '#server/db/schema/practices.ts';
import { changeFeed } from '#server/db/schema/sync.ts';
import { paces, type PacedKind } from '#server/store/pace.ts';
import { op, type ApiWorld, type Learner } from '#tests/support/api-world.ts';
import { outcomes, sendOps } from './sync-kinds.ts';

const commentOf = (commentId: string) => ({
  practiceId: 23_001,
  comment: 'Mind the last line.',
  images: [],
  commentId,
  writtenAt: Date.now(),
});

/** One more of each kind, as an op and as a call. */
const kinds: {
  readonly [K in PacedKind]: {
    readonly op: (on: string) => ReturnType<typeof op>;
    readonly call: (learner: Learner, on: string) => ReturnType<Learner['call']>;
  };
} = {
  comment: {
    op: () => op('comment.create', commentOf(randomUUID())),
    call: (learner) =>
      learner.call('POST', '/api/comments', { payload: { practiceId: 23_001, comment: 'Mind it.' } }),
  },
  like: {
    op: (commentId) => op('like.set', { commentId, liked: true }),
    call: (learner, commentId) => learner.call('PUT', `/api/comments/${commentId}/like`),
  },
  examMemory: {
    op: () =>
      op('examMemory.create', {
        examMemoryId: randomUUID(),
        practiceId: 23_001,
        date: '2026-01-02',
        country: 'AU',
        pteType: 'ACADEMIC',
        description: '',
      }),
    call: (learner) =>
      learner.call('POST', '/api/exam-memories', {
        payload: { practiceId: 23_001, date: '2026-01-02', country: 'AU', pteType: 'ACADEMIC' },
      }),
  },
  report: {
    op: () =>
      op('report.create', { reportId: randomUUID(), practiceId: 23_001, description: 'A typing error.' }),
    call: (learner) =>
      learner.call('POST', '/api/reports', {
        payload: { practiceId: 23_001, description: 'A typing error.' },
      }),
  },
};

export function paceTests(world: () => ApiWorld): void {
  const idOf = async ({ subject }: Learner) => {
    const [row] = await world()
      .db.orm.select({ id: learnerTable.id })
      .from(learnerTable)
      .where(eq(learnerTable.subject, subject));
    if (row === undefined) throw new Error('the learner is not known');
    return row.id;
  };
  /** Rows as so many of the kind leave them, that long ago. */
  async function fill(learner: Learner, kind: PacedKind, count: number, agoMs: number) {
    const learnerId = await idOf(learner);
    const at = new Date(Date.now() - agoMs);
    const ids = Array.from({ length: count }, () => randomUUID());
    const { orm } = world().db;
    if (kind === 'report') {
      const given = { learnerId, practiceId: 23_001, commentId: null, description: 'x', createdAt: at };
      await orm.insert(report).values(ids.map((id) => ({ ...given, id })));
      return;
    }
    if (kind === 'comment') {
      const given = { learnerId, practiceId: 23_001, text: 'x', images: [], version: 1, writtenAt: at };
      await orm.insert(comment).values(ids.map((id) => ({ ...given, id, createdAt: at })));
      return;
    }
    const rows = ids.map((id, n) => ({
      learnerId,
      kind,
      key: `filled ${id}`,
      seq: 1_000_000 + n,
      version: 1,
    }));
    await orm.insert(changeFeed).values(rows.map((row) => ({ ...row, deleted: false, changedAt: at })));
  }
  async function empty(learner: Learner) {
    const learnerId = await idOf(learner);
    const filled = and(eq(changeFeed.learnerId, learnerId), like(changeFeed.key, 'filled %'));
    await world().db.orm.delete(changeFeed).where(filled);
    await world().db.orm.delete(report).where(eq(report.learnerId, learnerId));
    await world().db.orm.delete(comment).where(eq(comment.learnerId, learnerId));
  }
  async function newWriter() {
    const learner = await world().newLearner();
    await learner.call('GET', '/api/profile');
    return learner;
  }
  async function newComments(count: number): Promise<string[]> {
    const author = await newWriter();
    const ids = Array.from({ length: count }, () => randomUUID());
    expect(outcomes(await sendOps(author, ...ids.map((id) => op('comment.create', commentOf(id)))))).toEqual(
      ids.map(() => 'applied'),
    );
    return ids;
  }

  describe.each(Object.keys(kinds) as PacedKind[])('the pace of %s', (kind) => {
    const { burst, day } = paces[kind];

    it.each([
      ['in ten minutes', burst, 60_000, 600],
      ['in a day', day, dayMs - 60_000, 3_600],
    ])(
      'ends with a wait after too many %s, on every way in, and for nobody else',
      async (_, most, ago, wait) => {
        const [one = '', two = '', three = ''] = await newComments(3);
        const [author, other] = [await newWriter(), await newWriter()];
        await fill(author, kind, most - 1, ago);
        expect(outcomes(await sendOps(author, kinds[kind].op(one)))).toEqual(['applied']);
        const answer = await sendOps(
          author,
          kinds[kind].op(two),
          op('bookmark.set', { practiceId: 15_001, type: 'HARD' }),
        );
        expect(outcomes(answer)).toEqual(['RATE_LIMITED' satisfies ErrorCode, 'applied']);
        expect(answer[0]).toMatchObject({ retryAfterSeconds: wait });
        const called = await kinds[kind].call(author, three);
        expect([called.statusCode, called.headers['retry-after']]).toEqual([429, String(wait)]);
        expect(called.json()).toMatchObject({
          message: expect.stringMatching(/^That is a lot of .*\.? Try again later$/),
        });
        expect(outcomes(await sendOps(other, kinds[kind].op(two)))).toEqual(['applied']);
        // Later the op that waited is done.
        await empty(author);
        expect(outcomes(await sendOps(author, kinds[kind].op(two)))).toEqual(['applied']);
      },
    );

    it('has one last place for two requests at once', async () => {
      const [one = '', two = ''] = await newComments(2);
      const author = await newWriter();
      await fill(author, kind, burst - 1, 60_000);
      const answers = await Promise.all([
        sendOps(author, kinds[kind].op(one)),
        sendOps(author, kinds[kind].op(two)),
      ]);
      expect(answers.flatMap(outcomes).toSorted()).toEqual(['RATE_LIMITED', 'applied']);
    });
  });

  it('does not slow down who tidies up old comments', async () => {
    const author = await newWriter();
    const ids = Array.from({ length: paces.comment.burst }, () => randomUUID());
    expect(outcomes(await sendOps(author, ...ids.map((id) => op('comment.create', commentOf(id)))))).toEqual(
      ids.map(() => 'applied'),
    );
    const old = new Date(Date.now() - 10 * dayMs);
    await world()
      .db.orm.update(comment)
      .set({ createdAt: old })
      .where(eq(comment.learnerId, await idOf(author)));
    const removed = ids.map((commentId) => op('comment.delete', { commentId }));
    expect(outcomes(await sendOps(author, ...removed, kinds.comment.op('')))).toEqual(
      [...ids, ''].map(() => 'applied'),
    );
  });

  it('takes what a learner did in days without a network', async () => {
    const author = await newWriter();
    const answers = Array.from({ length: 600 }, (_, n) =>
      op('answer.submit', {
        answerId: randomUUID(),
        practiceId: 23_001,
        taskType: 'WFD',
        answer: { kind: 'type', text: `${n}` },
        duration: 3,
        pteType: 'ACADEMIC',
        answeredAt: Date.now(),
      }),
    );
    const rest = Array.from({ length: 50 }, () => kinds.comment.op(''));
    const all = [...answers, ...rest];
    const done: string[] = [];
    for (let at = 0; at < all.length; at += 100)
      done.push(...outcomes(await sendOps(author, ...all.slice(at, at + 100))));
    expect(done).toEqual(all.map(() => 'applied'));
  });
}
