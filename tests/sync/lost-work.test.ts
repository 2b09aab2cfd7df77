import { beforeEach, expect, test } from 'vitest';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { ReadContext } from '#data/store/context.ts';
import { openDatabase } from '#data/store/database.ts';
import { findLostWork, forgetLostWork, noticeLoss } from '#data/store/lost-work.ts';
import { askForLoss } from '#sync/ask-for-loss.ts';
import type { DeviceLookup } from '#sync/transport.ts';

const oldId = '00000000-0000-4000-8000-00000000000a';
const freshId = '00000000-0000-4000-8000-00000000000b';
let context: ReadContext;
let asked: string[] = [];

beforeEach(async () => {
  const db = await openDatabase('passage', { indexedDB: new IDBFactory(), IDBKeyRange });
  context = { db, userId: 'u1' };
  asked = [];
});

/** A server that remembers one installation of u1. */
function server(pendingCount: number, isOnline = true): DeviceLookup {
  return {
    async findDevice(userId, clientId) {
      asked.push(clientId);
      if (!isOnline) return { kind: 'unknown', reason: 'network' };
      if (userId !== 'u1') {
        return { kind: 'refused', status: 404, code: 'NOT_FOUND', message: '', retryAfterMs: null };
      }
      const lastSeenDate = '2026-11-20T10:00:00.000Z';
      return { kind: 'answered', body: { clientId, pendingCount, lastOpId: null, lastSeenDate } };
    },
  };
}

test('a new device and one that kept its database have lost nothing, and ask nobody', async () => {
  expect(await noticeLoss(context.db, { kept: null, freshId })).toBe(freshId);
  expect(await noticeLoss(context.db, { kept: freshId, freshId: oldId })).toBe(freshId);
  await askForLoss(context, server(3));
  expect(asked).toEqual([]);
  expect(await findLostWork(context)).toBeNull();
});

test('a database that is gone is missed, and the learner is told once how much had not been sent', async () => {
  expect(await noticeLoss(context.db, { kept: oldId, freshId })).toBe(freshId);
  await askForLoss(context, server(3));
  await askForLoss(context, server(3));
  expect(asked).toEqual([oldId]);
  expect(await findLostWork(context)).toEqual({ count: 3, lastSeenAt: Date.UTC(2026, 10, 20, 10) });
  await forgetLostWork(context);
  expect(await findLostWork(context)).toBeNull();
});

test('nothing is said when all had been sent', async () => {
  await noticeLoss(context.db, { kept: oldId, freshId });
  await askForLoss(context, server(0));
  expect(await findLostWork(context)).toBeNull();
});

test('without a connection, and for another learner, the question stays open', async () => {
  await noticeLoss(context.db, { kept: oldId, freshId });
  await askForLoss(context, server(3, false));
  await askForLoss({ ...context, userId: 'u2' }, server(3));
  expect(await findLostWork({ ...context, userId: 'u2' })).toBeNull();
  await askForLoss(context, server(3));
  expect(await findLostWork(context)).toMatchObject({ count: 3 });
});
