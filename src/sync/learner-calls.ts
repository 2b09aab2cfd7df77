import { paths } from '#contract/paths.ts';
import { issuedAtOf } from '#platform/session/token-claims.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { CallOutcome } from './call-outcome.ts';
import type { Http, HttpAnswer, HttpRequest } from './http.ts';
import { outcomeOf } from './outcome-of.ts';
import type { Readiness } from './transport.ts';

/** A call before it has a token. `read` takes what it needs from a good answer. */
export type Call<Body> = Omit<HttpRequest, 'token' | 'signedInAt' | 'timeoutMs'> & {
  timeoutMs?: number;
  read: (answer: HttpAnswer) => Promise<Body>;
};

export interface LearnerCalls {
  /** Sends with the token of this learner and of nobody else. */
  readonly call: <Body>(userId: string, call: Call<Body>) => Promise<CallOutcome<Body>>;
  readonly readiness: (userId: string) => Promise<Readiness>;
}

export interface LearnerCallsOptions {
  readonly tokens: AccessTokens;
  readonly http: Http;
  /** Now, in epoch ms, for a Retry-After that names a date. */
  readonly now: () => number;
}

/** Enough for all but a recording. With the wait that follows it, a server that is back is found within 30 s. */
export const batchTimeoutMs = 25_000;
/** An ended sign-in is asked about again after this. */
const askAgainMs = 60 * 60_000;

type Found = Awaited<ReturnType<AccessTokens['getAccessToken']>>;
type OneToken = Extract<Found, { kind: 'token' }>;
type SignedOut = Extract<CallOutcome<never>, { kind: 'signed-out' }>;
type NoToken = SignedOut | { readonly kind: 'unavailable' };

/** Calls in the name of a learner: their token, one renewal of a refused one, and an account that is gone. */
export function createLearnerCalls({ tokens, http, now }: LearnerCallsOptions): LearnerCalls {
  let asked: { token: string; at: number } | null = null;

  async function tokenOf(
    userId: string,
    request?: Parameters<AccessTokens['getAccessToken']>[0],
  ): Promise<OneToken | NoToken> {
    const found = await tokens.getAccessToken(request);
    if (found.kind === 'unavailable') return { kind: 'unavailable' };
    if (found.kind === 'token' && found.userId === userId) return found;
    return signedOut(userId, found);
  }

  async function goneWith(token: string): Promise<SignedOut> {
    await tokens.accountIsGone?.(token);
    return { kind: 'signed-out', isGone: true };
  }

  /**
   * A provider that was told of the deletion renews nothing: the device would keep all of it as "your sign-in has ended". What is left
   * of the sign-in is enough to ask.
   */
  async function signedOut(userId: string, found: Found): Promise<SignedOut> {
    const token = found.kind === 'expired' && found.userId === userId ? (found.endedToken ?? null) : null;
    const isAsked = token === null || (asked?.token === token && Math.abs(now() - asked.at) < askAgainMs);
    if (isAsked) return { kind: 'signed-out' };
    const answer = await http({ method: 'get', path: paths.profile, token, timeoutMs: batchTimeoutMs });
    const outcome = await outcomeOf(answer, async () => ({}), now);
    if (outcome.kind === 'refused' && outcome.code === 'ACCOUNT_GONE') return goneWith(token);
    if (outcome.kind !== 'unknown') asked = { token, at: now() };
    return { kind: 'signed-out' };
  }

  return {
    async call<Body>(
      userId: string,
      { read, timeoutMs = batchTimeoutMs, ...request }: Call<Body>,
    ): Promise<CallOutcome<Body>> {
      const send = async ({ token, signedInAt = null }: OneToken): Promise<CallOutcome<Body>> => {
        const outcome = await outcomeOf(await http({ ...request, timeoutMs, token, signedInAt }), read, now);
        return outcome.kind === 'refused' && outcome.code === 'ACCOUNT_GONE' ? goneWith(token) : outcome;
      };
      const first = await tokenOf(userId);
      if (first.kind !== 'token') return unsent(first);
      const outcome = await send(first);
      if (outcome.kind !== 'refused' || outcome.code !== 'UNAUTHENTICATED') return outcome;
      const second = await tokenOf(userId, { fresh: true, rejected: first.token });
      return second.kind === 'token' ? send(second) : unsent(second);
    },
    async readiness(userId) {
      const found = await tokenOf(userId);
      return found.kind === 'token' ? { kind: 'ready', issuedAt: issuedAtOf(found.token) } : found;
    },
  };
}

function unsent(found: NoToken): CallOutcome<never> {
  return found.kind === 'unavailable' ? { kind: 'unknown', reason: 'network' } : found;
}
