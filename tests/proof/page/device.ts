import { setNote } from '#data/commands/notes.ts';
import { setBookmark } from '#data/commands/set-bookmark.ts';
import { submitAnswer, type SubmitAnswerResult } from '#data/commands/submit-answer.ts';
import { resolveConflict } from '#data/commands/resolve-conflict.ts';
import { retryOp } from '#data/commands/waiting-ops.ts';
import type { DataContext } from '#data/store/context.ts';
import { openLocalData, type LocalData } from '#data/store/open-local-data.ts';
import type { OplogLine } from '#domain/outbox/op.ts';
import type { Stored } from '#data/store/storage-failure.ts';
import { createDexieSyncStore } from '#data/store/sync-store/dexie-sync-store.ts';
import { createConnectivity } from '#platform/browser-connectivity.ts';
import { createChannel } from '#platform/channel.ts';
import { systemClock, type Clock } from '#platform/clock.ts';
import { systemDigest as digest } from '#platform/digest.ts';
import { systemIds as ids } from '#platform/ids.ts';
import { createWebLocks } from '#platform/locks.ts';
import { systemRandom as random } from '#platform/random.ts';
import { createBrowserSession } from '#platform/session/browser-session.ts';
import { createSessionStore } from '#platform/session/session-store.ts';
import type { BookmarkType } from '#contract/entities/bookmark.ts';
import { createSyncEngine, type SyncEngine } from '#sync/engine.ts';
import { isKick } from '#sync/ports.ts';
import { createTransport } from '#sync/create-transport.ts';

/** What is on this device, and what does not belong together. */
export interface DeviceState {
  /** Ids of answers whose op is in the queue, with the state of the op. */
  queued: { id: string; state: string }[];
  /** All ops in the queue, of whatever kind. */
  waiting: number;
  answers: { id: string; version: number }[];
  bookmarks: { practiceId: number; type: BookmarkType }[];
  /** A row without its op, an op without its row or its recording. There must never be one. */
  torn: string[];
}

/** A clock that runs faster than the wall, so that ten minutes fit into a test. */
function fastClock(speed: number): Clock {
  const startedAt = Date.now();
  return {
    now: () => Math.round(startedAt + (Date.now() - startedAt) * speed),
    steady: () => Math.round(systemClock.steady() * speed),
    after: (delayMs, run) => systemClock.after(delayMs / speed, run),
  };
}

/** The product without its screens: the parts of src/main-sync.ts, put together in the same way. */
export class ProofDevice {
  readonly #data: DataContext;
  readonly #local: LocalData;
  readonly #engine: SyncEngine;

  private constructor(data: DataContext, local: LocalData, engine: SyncEngine) {
    this.#data = data;
    this.#local = local;
    this.#engine = engine;
  }

  static async open(userId: string, speed: number): Promise<ProofDevice> {
    const clock = speed === 1 ? systemClock : fastClock(speed);
    const session = createBrowserSession();
    if ((await session.whenKnown()).kind === 'signed-out') await signIn(userId);
    const local = await openLocalData('proof');
    const { db, strictDb } = local;
    const engine = createSyncEngine({
      userId,
      store: createDexieSyncStore({ db, digest, ids }),
      transport: createTransport({ tokens: session, origin: location.origin, now: () => clock.now() }),
      clock,
      random,
      locks: createWebLocks(navigator.locks),
      channel: createChannel('passage-sync', isKick),
      connectivity: createConnectivity(window),
      report: (error) => reportError(error),
    });
    const kick = () => engine.kick();
    return new ProofDevice({ db, strictDb, userId, clock, ids, digest, kick }, local, engine);
  }

  start(): void {
    this.#engine.start();
  }

  syncNow() {
    return this.#engine.syncNow();
  }

  /** A typed answer; settles when it is on the device. */
  answer(practiceId: number): Promise<SubmitAnswerResult> {
    return submitAnswer(this.#data, {
      ...answerTo(practiceId),
      value: { kind: 'type', text: 'the library' },
    });
  }

  async recording(practiceId: number, sizeBytes: number): Promise<SubmitAnswerResult> {
    const bytes = new Uint8Array(sizeBytes);
    for (let at = 0; at < sizeBytes; at += 65_536) {
      crypto.getRandomValues(bytes.subarray(at, Math.min(sizeBytes, at + 65_536)));
    }
    // An MP3 begins so; the server looks.
    bytes.set([0xff, 0xfb, 0x90, 0x00]);
    const sha256 = await digest.sha256(bytes);
    const mimeType = 'audio/mpeg';
    const recording = { sha256, mimeType, sizeBytes, durationMs: 2_000, signal: null };
    return submitAnswer(this.#data, {
      ...answerTo(practiceId),
      taskType: 'RA',
      value: { kind: 'record', recording },
      recording: { bytes: bytes.buffer, mimeType },
    });
  }

  bookmark(practiceId: number, type: BookmarkType): Promise<Stored> {
    return setBookmark(this.#data, { practiceId, type });
  }

  note(practiceId: number, description: string) {
    return setNote(this.#data, { practiceId, description });
  }

  /** What the learner sees of a note, and the own text that waits for a choice. */
  async noteTexts(practiceId: number): Promise<{ shown: string | null; waiting: string | null }> {
    const { db } = this.#local;
    const row = await db.entities.get([this.#data.userId, 'note', String(practiceId)]);
    const [op] = await db.outbox
      .filter(({ kind, state }) => kind === 'note.set' && state === 'conflict')
      .toArray();
    const value = row?.value as { description: string } | null | undefined;
    const payload = op?.payload as { description: string } | undefined;
    return { shown: value?.description ?? null, waiting: payload?.description ?? null };
  }

  /** What a learner does with what needs them: sends it again, and keeps the own text of two. */
  async sendAgain(): Promise<void> {
    for (const { opId, state } of await this.#local.db.outbox.toArray()) {
      if (state === 'dead') await retryOp(this.#data, { opId });
      if (state === 'conflict') await resolveConflict(this.#data, { opId, keep: 'mine' });
    }
  }

  /** What waits, of whatever kind. */
  async queue(): Promise<
    { opId: string; kind: string; state: string; lane: string; v: number; hasBlob: boolean }[]
  > {
    const ops = await this.#local.db.outbox.orderBy('seq').toArray();
    return ops.map(({ opId, kind, state, lane, v, blobKeys }) => ({
      opId,
      kind,
      state,
      lane,
      v,
      hasBlob: blobKeys.length > 0,
    }));
  }

  /** The last line of the ledger about each op. */
  async ends(): Promise<Record<string, OplogLine['event']>> {
    const rows = await this.#local.db.oplog.toArray();
    return Object.fromEntries(rows.flatMap(({ lines }) => lines.map(({ opId, event }) => [opId, event])));
  }

  state(): Promise<DeviceState> {
    const { db } = this.#local;
    return db.transaction('r', db.answers, db.outbox, db.blobs, db.bookmarks, async () => {
      const answers = await db.answers.toArray();
      const ops = await db.outbox.toArray();
      const submits = ops.filter((op) => op.kind === 'answer.submit');
      const queued = submits.map(({ target, state }) => ({ id: target.slice('answer:'.length), state }));
      const queuedIds = new Set(queued.map(({ id }) => id));
      const answerIds = new Set(answers.map(({ answerId }) => answerId));
      const torn = [
        ...answers.flatMap(({ answerId, version }) =>
          version === 0 && !queuedIds.has(answerId) ? [`answer ${answerId} without op`] : [],
        ),
        ...queued.flatMap(({ id }) => (answerIds.has(id) ? [] : [`op without answer ${id}`])),
      ];
      for (const { userId, opId, blobKeys } of ops) {
        for (const sha256 of blobKeys) {
          if (!(await db.blobs.get([userId, sha256]))) torn.push(`op ${opId} without recording`);
        }
      }
      const bookmarks = (await db.bookmarks.toArray()).map(({ practiceId, type }) => ({ practiceId, type }));
      return {
        queued,
        waiting: ops.length,
        answers: answers.map(({ answerId, version }) => ({ id: answerId, version })),
        bookmarks,
        torn,
      };
    });
  }
}

const answerTo = (practiceId: number) => ({
  practiceId,
  taskType: 'WFD' as const,
  durationMs: 12_000,
  pteType: 'ACADEMIC' as const,
  score: null,
});

/** Stores what a finished sign-in stores. The tokens are real ones, and so is their renewal. */
async function signIn(userId: string): Promise<void> {
  const response = await fetch(`/proof/sign-in?as=${userId}`);
  const record = (await response.json()) as { accessToken: string; refreshToken: string };
  await createSessionStore().change(() => ({
    userId,
    username: `${userId}@passage.local`,
    firstName: 'Ana',
    lastName: 'Silva',
    status: 'active',
    accessExpiresAt: Date.now() + 3_600_000,
    ...record,
  }));
}
