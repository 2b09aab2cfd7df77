import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { moveDatabase, tablesInOrder } from '#server/db/move-database.ts';
import { openPreparedDatabase } from '#tests/support/prepared-database.ts';
import { openPostgres } from '#server/db/open-postgres.ts';
import { seedDemoCode } from '#server/payments/promo-codes.ts';
import { answer } from '#server/db/schema/answers.ts';
import { choiceAnswer, op, startApiWorld } from '#tests/support/api-world.ts';
import { startRealPostgres } from '#tests/support/real-postgres.ts';

it('an embedded database arrives in PostgreSQL whole, once, and the learner goes on where they were', async () => {
  const from = await openPreparedDatabase();
  const world = await startApiWorld(from);
  const learner = await world.newLearner();
  const ops = Array.from({ length: 60 }, () =>
    op('answer.submit', {
      ...choiceAnswer(['b']),
      answerId: randomUUID(),
      practiceId: 15001,
      taskType: 'MCS_R',
      answeredAt: 0,
    }),
  );
  const commentId = randomUUID();
  const writtenAt = 0;
  ops.push(
    op('comment.create', { commentId, practiceId: 15001, comment: 'Mind it.', images: [], writtenAt }),
    ...Array.from({ length: 4 }, () =>
      op('reply.create', { commentId, replyId: randomUUID(), reply: 'Thanks.', images: [], writtenAt }),
    ),
    op('like.set', { commentId, liked: true }),
    op('note.set', { practiceId: 15001, description: '<p>one</p>' }),
    op('bookWord.set', { book: 'vocabBook', word: 'Élan', isIn: true, practiceType: 'RA' }),
  );
  await seedDemoCode(from.orm, new Date());
  const payload = { clientId: randomUUID(), pendingCount: 0, ops };
  await learner.call('POST', '/api/sync/batch', { payload });
  const { cursor } = (await learner.call('GET', '/api/sync/changes')).json();
  await world.close();

  const server = await startRealPostgres();
  const to = await openPostgres(await server.createDatabase(), { poolSize: 4 });
  try {
    await to.migrate();
    const moved = await moveDatabase(from, to);
    expect(moved.map(({ table }) => table)).toHaveLength(tablesInOrder().length);
    expect(moved).toContainEqual({ table: 'answer', rows: 60 });
    expect(moved).toContainEqual({ table: 'comment', rows: 5 });
    expect(moved).toContainEqual({ table: 'promo_code', rows: 1 });
    const byId = (rows: { id: string }[]) => rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    expect(byId(await to.orm.select().from(answer))).toEqual(byId(await from.orm.select().from(answer)));
    await expect(moveDatabase(from, to)).rejects.toThrow('has rows already');

    const there = await startApiWorld(to);
    const token = await there.issuer.token({ subject: learner.subject });
    const headers = { authorization: `Bearer ${token}` };
    const changes = await there.app.inject({ url: `/api/sync/changes?cursor=${cursor}`, headers });
    expect(changes.json()).toMatchObject({
      changes: [],
      check: { answer: { count: 60 }, comment: { count: 5 }, bookWord: { count: 1 } },
    });
    const again = await there.app.inject({ method: 'POST', url: '/api/sync/batch', headers, payload });
    expect(again.json().results.every((result: { replayed: boolean }) => result.replayed)).toBe(true);
    await there.close();
  } finally {
    await to.close();
    await from.close();
    await server.stop();
  }
}, 180_000);
