import type { Learner, SessionState } from './session.ts';

/** What is stored of a sign-in. A change of its shape must still read the old one: learners stay signed in for months. */
export interface SessionRecord extends Learner {
  status: 'active' | 'expired' | 'gone';
  accessToken: string;
  /** Epoch ms by this device's clock. */
  accessExpiresAt: number;
  refreshToken: string | null;
  /** When the learner signed in, epoch ms by the clock of the provider; older records do not say. */
  signedInAt?: number | null;
}

export function stateOf(record: SessionRecord | null): Exclude<SessionState, { kind: 'loading' }> {
  if (record === null) return { kind: 'signed-out' };
  if (record.status === 'gone') return { kind: 'gone', userId: record.userId };
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

/** Where and as whom this app signs in; from /config.json and the provider's discovery document. */
export interface ProviderEndpoints {
  issuer: string;
  clientId: string;
  scope: string;
  authorization: string;
  token: string;
  /** Takes a form with refresh_token and client_id, as Keycloak does. */
  logout: string;
  /** The provider has a page for new accounts (prompt=create). */
  canCreate: boolean;
}
