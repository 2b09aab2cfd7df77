import type { ChangeKind } from '#contract/sync.ts';
import { laterTime, type EngineMemory } from './engine-memory.ts';
import { forgetSkipped, noteSkipped, wholeKinds } from './skipped.ts';
import type { HostPatch, Lease, PulledPage, RestageCause } from './sync-store.ts';

/*
 * The engine's memory after each step of a drainer, for every store alike. Each is `null` when a later lease was taken:
 * then the step changes nothing at all.
 */

/** The fence: a step counts only while its lease is the last one that was taken. */
const ifHeld = <Value>(memory: EngineMemory, { epoch }: Lease, after: Value): Value | null =>
  memory.epoch === epoch ? after : null;

/** A new drainer: from here on no other one can write. */
export const afterTake = (memory: EngineMemory, now: number): EngineMemory => ({
  ...memory,
  epoch: memory.epoch + 1,
  beatAt: now,
});

/** For steps that the memory does not tell of. */
export const whileHeld = (memory: EngineMemory, lease: Lease): EngineMemory | null =>
  ifHeld(memory, lease, memory);

/** A sign of life; `null`: nobody drains any more. */
export const afterBeat = (memory: EngineMemory, lease: Lease, beatAt: number | null): EngineMemory | null =>
  ifHeld(memory, lease, { ...memory, beatAt });

/** What a request showed of host and session. */
export function afterSettle(memory: EngineMemory, lease: Lease, host: HostPatch): EngineMemory | null {
  const serverTime = laterTime(memory.serverTime, host.serverTime);
  return ifHeld(memory, lease, { ...memory, ...host, serverTime });
}

/** What is done with the rows of a page: `swap` puts all that was staged, with this page, in the place of rows of `kinds`. */
export interface PageStep {
  readonly memory: EngineMemory;
  readonly rows: 'apply' | 'stage' | 'swap';
  /** Of which the pull has told everything. */
  readonly kinds: readonly ChangeKind[];
}

export function afterPage(memory: EngineMemory, lease: Lease, page: PulledPage): PageStep | null {
  const { cursor, isLast, serverTime, aiQuota, skipped = [] } = page;
  const noted = noteSkipped(memory, skipped, serverTime ?? 0);
  const told: EngineMemory = {
    ...noted,
    pulls: noted.pulls + (isLast ? 1 : 0),
    serverTime: laterTime(noted.serverTime, serverTime),
    ...(aiQuota ? { aiQuota } : {}),
  };
  const { restage } = noted;
  if (!restage) return ifHeld(memory, lease, { memory: { ...told, cursor }, rows: 'apply', kinds: [] });
  if (!isLast) {
    const staged = { ...told, restage: { ...restage, cursor } };
    return ifHeld(memory, lease, { memory: staged, rows: 'stage', kinds: [] });
  }
  // A pull of some kinds says nothing of the others: the feed is read on from where it was.
  const whole = { ...told, restage: null, cursor: restage.kinds ? noted.cursor : cursor };
  return ifHeld(memory, lease, { memory: whole, rows: 'swap', kinds: wholeKinds(noted, restage.kinds) });
}

/** A full pull begins, of these kinds or of all. */
export function afterRestage(
  memory: EngineMemory,
  lease: Lease,
  { cause, kinds }: { cause: RestageCause; kinds: readonly ChangeKind[] | undefined },
): EngineMemory | null {
  const checkMismatches = memory.checkMismatches + (cause === 'mismatch' ? 1 : 0);
  const restage = { cursor: null, ...(kinds ? { kinds } : {}) };
  return ifHeld(memory, lease, { ...forgetSkipped(memory, kinds), restage, checkMismatches });
}

/** Ops of these states go on; after a sign-in nothing waits for one any more. */
export function afterUnpark(
  memory: EngineMemory,
  lease: Lease,
  states: readonly ('parked-auth' | 'parked-quota')[],
): EngineMemory | null {
  if (!states.includes('parked-auth')) return ifHeld(memory, lease, memory);
  const trouble = memory.trouble === 'sign-in' ? null : memory.trouble;
  return ifHeld(memory, lease, { ...memory, needsSignIn: false, trouble });
}

/** A pause of our own ends at once; one that the server named does not. */
export const afterReset = (memory: EngineMemory): EngineMemory =>
  memory.pause?.cause === 'backoff' ? { ...memory, pause: null } : memory;
