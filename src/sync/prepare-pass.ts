import type { Lease } from '#domain/outbox/store/sync-store.ts';
import type { DrainPorts } from './ports.ts';
import type { Trigger } from './trigger.ts';

/** Looks after parked ops before anything is marked as sent. `false`: nobody is signed in to send it. */
export async function preparePass(
  { userId, store, transport, clock }: Pick<DrainPorts, 'userId' | 'store' | 'transport' | 'clock'>,
  { lease, trigger }: { lease: Lease; trigger: Trigger },
): Promise<boolean> {
  const readiness = await transport.readiness(userId);
  if (readiness.kind === 'signed-out') {
    const host = { needsSignIn: true, trouble: 'sign-in' } as const;
    await store.settle(lease, { settlements: [], host, now: clock.now(), next: [] });
    return false;
  }
  const state = readiness.kind === 'ready' ? await store.readState(userId) : null;
  if (readiness.kind === 'ready' && readiness.issuedAt !== null && state?.serverTime === null) {
    // Nothing of the API was ever heard: without a time of the server's an op that goes out now would have no age.
    const host = { serverTime: readiness.issuedAt };
    await store.settle(lease, { settlements: [], host, now: clock.now(), next: [] });
  }
  if (state?.needsSignIn) await store.unpark(lease, ['parked-auth']);
  const hasScores = state?.aiQuota !== undefined && state.aiQuota.remaining !== 0;
  // An older server refused what the one of now stores.
  const isFirst = trigger === 'start' || trigger === 'sync-now';
  if (isFirst || hasScores) await store.unpark(lease, ['parked-quota']);
  return true;
}
