import { textOf } from './fetch-json.ts';
import type { Learner } from './session.ts';
import { claimsOf, subjectOf } from './token-claims.ts';

export interface IdTokenExpectation {
  issuer: string;
  clientId: string;
  nonce: string;
  now: number;
}

/** A phone's clock may be wrong by minutes; a token is minutes old at most when it is looked at. */
const clockToleranceMs = 10 * 60_000;

/**
 * Who the ID token names, or `null` when it is not for this sign-in. Its signature is not checked: it came straight
 * from the token endpoint (OpenID Connect Core 3.1.3.7, point 6), and the API trusts the access token alone.
 */
export function readIdToken(token: string, expected: IdTokenExpectation): Learner | null {
  const claims = claimsOf(token);
  if (claims === null) return null;
  const audience = claims['aud'];
  const audiences: unknown[] = Array.isArray(audience) ? audience : [audience];
  if (claims['iss'] !== expected.issuer || claims['nonce'] !== expected.nonce) return null;
  if (!audiences.includes(expected.clientId)) return null;
  if (audiences.length > 1 && claims['azp'] !== expected.clientId) return null;
  const expiresAt = Number(claims['exp']) * 1000;
  if (!(expiresAt + clockToleranceMs > expected.now)) return null;
  const userId = subjectOf(token);
  if (userId === null) return null;
  return {
    userId,
    username: textOf(claims['preferred_username']) ?? textOf(claims['email']) ?? userId,
    firstName: textOf(claims['given_name']) ?? '',
    lastName: textOf(claims['family_name']) ?? '',
  };
}
