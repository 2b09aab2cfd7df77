import { kindsToReread, wholeKinds } from '#domain/outbox/store/skipped.ts';
import type { HostPatch } from '#domain/outbox/store/sync-store.ts';
import type { EngineMemory } from '#domain/outbox/store/engine-memory.ts';
import { hostBackoffMs } from './backoff.ts';
import type { CallOutcome } from './call-outcome.ts';
import type { PassRun } from './pass-run.ts';
import type { ReadPage } from './read-changes.ts';

const pageSize = 1_000;
/** Every so many complete pulls, counts and hashes are compared with the server's. */
const checkEvery = 20;

/** Reads the change feed to its end. Rows and cursor of a page are one transaction. */
export async function pullChanges(run: PassRun): Promise<void> {
  const { store, transport, clock, userId, lease, dispatch } = run;
  dispatch({ kind: 'pulling' });
  let synced = await store.readState(userId);
  if (await isFirstAfterAcks(run, synced)) {
    if ((await store.beginRestage(lease, 'expired')).kind === 'fenced') return fence(run);
    synced = await store.readState(userId);
  }
  const hadNoScores = synced.aiQuota?.remaining === 0;
  let restarts = 0;
  for (;;) {
    const { cursor, kinds } = synced.restage ?? { cursor: synced.cursor };
    const query = { cursor, limit: pageSize, ...(kinds ? { kinds } : {}) };
    const outcome = await transport.pullChanges(userId, query);
    if (outcome.kind !== 'answered') {
      const isExpired = outcome.kind === 'refused' && outcome.code === 'CURSOR_EXPIRED';
      restarts += 1;
      if (!isExpired || restarts > 2) return end(run, outcome);
      if ((await store.beginRestage(lease, 'expired')).kind === 'fenced') return fence(run);
    } else {
      const { changes, skipped, cursor: next, more, serverTime, aiQuota } = outcome.body;
      const told = { serverTime, ...(aiQuota ? { aiQuota } : {}) };
      const page = { changes, skipped, cursor: next, isLast: !more, now: clock.now(), ...told };
      if ((await store.applyPage(lease, page)).kind === 'fenced') return fence(run);
      if (!more && (await isAllRead(run, synced)) && (await isAsServerSays(run, outcome.body, synced))) {
        const hasScoresAgain = hadNoScores && aiQuota !== undefined && aiQuota.remaining !== 0;
        if (hasScoresAgain && !(await bringBackParked(run))) return fence(run);
        return end(run, outcome);
      }
    }
    synced = await store.readState(userId);
  }
}

/**
 * Rows that are known from answers to ops, and no pull yet: what became of them meanwhile, a feed from its beginning may
 * not tell any more. It is read as a full pull, at whose end the rows go that it did not name.
 */
async function isFirstAfterAcks(
  { store, userId }: PassRun,
  { cursor, restage }: EngineMemory,
): Promise<boolean> {
  return cursor === null && restage === null && Object.keys(await store.summarize(userId)).length > 0;
}

/** What waited for AI scores goes with this pass; once, should the server refuse it all the same. `false`: fenced. */
async function bringBackParked({ store, lease, readNew }: PassRun): Promise<boolean> {
  if ((await store.unpark(lease, ['parked-quota'])).kind === 'fenced') return false;
  readNew();
  return true;
}

/** What was passed over by a version of the app that could not read it comes after the rest of the feed. */
async function isAllRead({ store, lease }: PassRun, before: EngineMemory): Promise<boolean> {
  const kinds = before.restage === null ? kindsToReread(before) : [];
  return kinds.length === 0 || (await store.beginRestage(lease, 'skipped', kinds)).kind === 'fenced';
}

/** Compares now and then. A difference is a bug somewhere; a full pull of its kind heals it, and the count of them tells. */
async function isAsServerSays(
  { store, userId, lease }: PassRun,
  { check }: ReadPage,
  before: EngineMemory,
): Promise<boolean> {
  const isTurn = (before.pulls + 1) % checkEvery === 0 && before.restage === null;
  if (!check || !isTurn) return true;
  const own = await store.summarize(userId);
  const odd = wholeKinds(await store.readState(userId), undefined).filter(
    (kind) => own[kind]?.count !== check[kind]?.count || own[kind]?.hash !== check[kind]?.hash,
  );
  if (odd.length === 0) return true;
  return (await store.beginRestage(lease, 'mismatch', odd)).kind === 'fenced';
}

function fence({ dispatch }: PassRun): void {
  dispatch({ kind: 'pulled', result: 'failed', host: {} });
  dispatch({ kind: 'fenced' });
}

async function end(run: PassRun, outcome: CallOutcome<ReadPage>): Promise<void> {
  const { store, clock, lease, state, dispatch } = run;
  const host = hostAfter(run, outcome);
  const isDone = outcome.kind === 'answered';
  if (!isDone || state().host.pause || state().host.trouble) {
    await store.settle(lease, { settlements: [], host, now: clock.now(), next: [] });
  }
  dispatch({ kind: 'pulled', result: isDone ? 'done' : 'failed', host });
}

function hostAfter({ state, clock, random }: PassRun, outcome: CallOutcome<ReadPage>): HostPatch {
  if (outcome.kind === 'answered') return { pause: null, hostFailures: 0, trouble: null };
  const isAuth = outcome.kind === 'signed-out' || (outcome.kind === 'refused' && outcome.status === 401);
  if (isAuth) return { needsSignIn: true, trouble: 'sign-in' };
  const { hostFailures } = state().host;
  const told = outcome.kind === 'refused' ? outcome.retryAfterMs : null;
  const isTimeout = outcome.kind === 'unknown' && outcome.reason === 'timeout';
  const until = clock.now() + (told ?? hostBackoffMs(hostFailures, random, isTimeout));
  return {
    pause: { until, cause: told === null ? 'backoff' : 'told' },
    hostFailures: hostFailures + 1,
    trouble: outcome.kind === 'unknown' ? 'offline' : 'server',
  };
}
