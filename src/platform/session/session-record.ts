import type { Learner, SessionState } from './session.ts';

/** What is stored of a sign-in. A change of its shape must still read the old one: learners stay signed in for months. */
export interface SessionRecord extends Learner {
  status: 'active' | 'expired';
  accessToken: string;
  /** Epoch ms by this device's clock. */
  accessExpiresAt: number;
  refreshToken: string | null;
}

export function stateOf(record: SessionRecord | null): Exclude<SessionState, { kind: 'loading' }> {
  if (record === null) return { kind: 'signed-out' };
  const { userId, username, firstName, lastName } = record;
  const learner = { userId, username, firstName, lastName };
  if (record.status === 'expired') return { kind: 'expired', ...learner };
  return {
    kind: 'signed-in',
    ...learner,
    expiresAt: record.accessExpiresAt,
    refreshable: record.refreshToken !== null,
  };
}

/** A sign-in under way: what must be remembered while the browser is at the provider. Stored under its `state`. */
export interface SignInAttempt {
  verifier: string;
  nonce: string;
  redirectUri: string;
  returnTo: string;
  /** Epoch ms. */
  startedAt: number;
}

/** A sign-out that the provider has not heard of yet. */
export interface UntoldSignOut {
  refreshToken: string;
}
