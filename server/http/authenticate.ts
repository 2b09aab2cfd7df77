import type { FastifyRequest } from 'fastify';
import type { TokenVerifier } from '#server/auth/verify-token.ts';
import type { Database } from '#server/db/database.ts';
import { signedInHeader } from '#contract/errors.ts';
import { Problem } from '#server/problem.ts';
import { withPlanOf } from '#server/store/learner-status.ts';
import { accountGone, isGone, learnerOf, type LearnerRow } from '#server/store/learners.ts';

const texts = {
  missing: 'Sign in to do this',
  malformed: 'The access token cannot be read',
  expired: 'The access token has expired',
  foreign: 'The access token is not for this service',
} as const;

/**
 * The learner whose token the call carries.
 * @throws Problem ACCOUNT_GONE, UNAUTHENTICATED, or UNAVAILABLE when the identity provider's keys cannot be had
 */
export async function authenticate(
  request: FastifyRequest,
  auth: TokenVerifier,
  db: Database,
): Promise<LearnerRow> {
  const check = await auth.verify(request.headers.authorization);
  if (check.kind === 'ok') {
    const learner = await learnerOf(db, { ...check, signedInAt: signedInAtOf(request) });
    return withPlanOf(db, learner, new Date());
  }
  if (check.reason === 'unavailable')
    throw new Problem('UNAVAILABLE', 'The identity provider does not answer', { retryAfterSeconds: 5 });
  // A provider that forgot the learner too renews nothing: an ended token is all that such a device can ask with.
  if (check.subject !== undefined && (await isGone(db, check.subject))) throw accountGone();
  throw new Problem('UNAUTHENTICATED', texts[check.reason]);
}

/** `null`: the device does not say, or says nonsense. */
function signedInAtOf({ headers }: FastifyRequest): number | null {
  const told = headers[signedInHeader];
  return typeof told === 'string' && /^\d{1,15}$/.test(told) ? Number(told) : null;
}
