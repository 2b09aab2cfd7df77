import type { FastifyRequest } from 'fastify';
import type { TokenVerifier } from '#server/auth/verify-token.ts';
import type { Database } from '#server/db/database.ts';
import { Problem } from '#server/problem.ts';
import { learnerOf, type LearnerRow } from '#server/store/learners.ts';

const texts = {
  missing: 'Sign in to do this',
  malformed: 'The access token cannot be read',
  expired: 'The access token has expired',
  foreign: 'The access token is not for this service',
} as const;

/**
 * The learner whose token the call carries.
 * @throws Problem UNAUTHENTICATED, or UNAVAILABLE when the identity provider's keys cannot be had
 */
export async function authenticate(
  request: FastifyRequest,
  auth: TokenVerifier,
  db: Database,
): Promise<LearnerRow> {
  const check = await auth.verify(request.headers.authorization);
  if (check.kind === 'ok') return learnerOf(db, check);
  if (check.reason === 'unavailable')
    throw new Problem('UNAVAILABLE', 'The identity provider does not answer', { retryAfterSeconds: 5 });
  throw new Problem('UNAUTHENTICATED', texts[check.reason]);
}
