import { submitAnswer } from '#data/commands/submit-answer.ts';
import type { DataContext } from '#data/store/context.ts';
import { openLocalData } from '#data/store/open-local-data.ts';
import { outboxSummary } from '#data/queries/outbox-summary.ts';
import { createDexieSyncStore } from '#data/store/sync-store/dexie-sync-store.ts';
import type { SyncStore } from '#domain/outbox/store/sync-store.ts';
import { createConnectivity } from '#platform/browser-connectivity.ts';
import { createChannel } from '#platform/channel.ts';
import { systemClock as clock } from '#platform/clock.ts';
import { systemDigest as digest } from '#platform/digest.ts';
import { systemIds } from '#platform/ids.ts';
import { createWebLocks } from '#platform/locks.ts';
import { systemRandom as random } from '#platform/random.ts';
import { createSyncEngine, type SyncEngine } from '#sync/engine.ts';
import { isKick } from '#sync/ports.ts';
import type { AccessTokens } from '#sync/access-tokens.ts';
import { createTransport } from '#sync/create-transport.ts';
import { answerOf, writeAll, type Contender } from './contender.ts';

/*
 * Passage as src/main-sync.ts puts it together, without the screens: the real commands, the real store on Dexie, the real
 * engine on the page's main thread. Transactions with the browser's default durability (relaxed), as in the product;
 * recordings strict.
 */

const userId = 'u1';
let tokenNumber = 1;
const tokens: AccessTokens = {
  async getAccessToken(request) {
    if (request?.fresh === true) tokenNumber += 1;
    return { kind: 'token', token: `token-${tokenNumber}`, userId };
  },
};

let data: DataContext;
let engine: SyncEngine;
/** The id that the next command takes for its answer, so that the bench can follow it. */
let nextId: string | null = null;

async function open(): Promise<void> {
  const local = await openLocalData('bench-passage');
  const ids = {
    uuid() {
      const id = nextId ?? systemIds.uuid();
      nextId = null;
      return id;
    },
  };
  const { db, strictDb } = local;
  data = { db, strictDb, userId, clock, ids, digest, kick: () => engine.kick() };
  engine = createSyncEngine({
    userId,
    store: tellingWhenEmpty(createDexieSyncStore({ db, digest, ids: systemIds })),
    transport: createTransport({ tokens, origin: location.origin, now: () => clock.now() }),
    clock,
    random,
    locks: createWebLocks(navigator.locks),
    channel: createChannel('passage-sync', isKick),
    connectivity: createConnectivity(window),
    report: (error) => reportError(error),
  });
}

const drained = Promise.withResolvers<void>();
/** Ops that wait, as far as was heard since the start. */
let left = Infinity;

/** Looks at the queue when all that was in it is done, and not in between: the others have an event for it too. */
function tellingWhenEmpty(store: SyncStore): SyncStore {
  return {
    ...store,
    async settle(lease, request) {
      const settled = await store.settle(lease, request);
      left -= request.settlements.filter(({ kind }) => kind === 'done').length;
      if (left <= 0 && (await store.countWaiting(userId)) === 0) drained.resolve();
      return settled;
    },
  };
}

async function submit(id: string, recording?: { bytes: ArrayBuffer; sha256: string }): Promise<void> {
  nextId = id;
  const { duration, ...given } = answerOf(id);
  const answer = { ...given, durationMs: duration * 1_000, score: null };
  const sizeBytes = recording?.bytes.byteLength ?? 0;
  const saved = await submitAnswer(
    data,
    recording
      ? {
          ...answer,
          taskType: 'RA',
          value: {
            kind: 'record',
            recording: {
              sha256: recording.sha256,
              mimeType: 'audio/mpeg',
              sizeBytes,
              durationMs: 12_000,
              signal: null,
            },
          },
          recording: { bytes: recording.bytes, mimeType: 'audio/mpeg' },
        }
      : answer,
  );
  if (saved.kind !== 'saved') throw new Error(saved.reason);
}

const contender: Contender = {
  open,
  async start() {
    left = await data.db.outbox.count();
    engine.start();
  },
  enqueue: (ids) => writeAll(ids, (id) => submit(id)),
  async queued() {
    const ops = await data.db.outbox.toArray();
    return ops.map(({ target }) => target.slice('answer:'.length));
  },
  drained: () => drained.promise,
  retry: async () => {},
  async pull() {
    await engine.syncNow();
    return data.db.answers.count();
  },
};
globalThis.contender = contender;

/** What only Passage has. */
const passage = {
  /** Text ops with a recording after every so many. */
  async enqueueWithRecordings(ids: readonly string[], audio: readonly string[]): Promise<void> {
    const every = Math.floor(ids.length / audio.length);
    for (const [at, id] of ids.entries()) {
      await submit(id);
      const audioId = (at + 1) % every === 0 ? audio[(at + 1) / every - 1] : undefined;
      if (audioId === undefined) continue;
      const bytes = crypto.getRandomValues(new Uint8Array(48 * 1_024)).buffer;
      const parts = new Uint8Array(192 * 1_024);
      for (let part = 0; part < 4; part += 1) parts.set(new Uint8Array(bytes), part * 48 * 1_024);
      await submit(audioId, { bytes: parts.buffer, sha256: await digest.sha256(parts) });
    }
  },
  /** What is left when a batch had to be split: every op travels alone. */
  async sendOneByOne(): Promise<void> {
    await data.db.outbox.toCollection().modify({ maxBatch: 1 });
  },
  /** Copies of the first op: a long time without a network, in short. */
  async multiply(count: number): Promise<void> {
    const [first] = await data.db.outbox.limit(1).toArray();
    if (!first) throw new Error('there is no op to copy');
    const { seq: _, ...op } = first;
    for (let at = 0; at < count; at += 1_000) {
      await data.db.outbox.bulkAdd(
        Array.from({ length: Math.min(1_000, count - at) }, (_, offset) => {
          const answerId = systemIds.uuid();
          const practiceId = at + offset;
          const payload = { ...(op.payload as object), answerId, practiceId };
          return {
            ...op,
            payload,
            opId: systemIds.uuid(),
            lane: `practice:${practiceId}`,
            target: `answer:${answerId}`,
          };
        }),
      );
    }
  },
  /** From the start of the page until the number of waiting ops is known, with the engine starting as in the app. */
  async boot(): Promise<{ badgeMs: number; openedMs: number; waiting: number }> {
    const startedAt = performance.now();
    await open();
    const openedMs = performance.now() - startedAt;
    engine.start();
    const { waiting } = await outboxSummary(data);
    return { badgeMs: performance.now() - startedAt, openedMs, waiting };
  },
  /** The floor for it: open the database without anything in between and count the queue. */
  async rawBoot(): Promise<number> {
    const startedAt = performance.now();
    const count = await new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('bench-passage');
      opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
      opening.addEventListener('success', () => {
        const counting = opening.result.transaction('outbox').objectStore('outbox').count();
        counting.addEventListener('success', () => resolve(counting.result));
      });
    });
    if (count === 0) throw new Error('the queue is empty');
    return performance.now() - startedAt;
  },
};
globalThis.passage = passage;

declare global {
  var passage: PassageBench;
}
export type PassageBench = typeof passage;
