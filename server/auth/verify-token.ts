import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose';
import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { storable } from '#server/storable-text.ts';

export interface TokenVerifierOptions {
  /** Must equal the `iss` of every token, but for a slash at the end, of which the discovery document knows. */
  issuer: string;
  /** One of the `aud` of the token. */
  audience: string;
  /** Where the signing keys are. Without it, the issuer's discovery document tells. */
  jwksUri?: string | undefined;
  clockToleranceSeconds?: number | undefined;
  /** For a provider behind a private network; the platform's own otherwise. */
  fetch?: typeof fetch | undefined;
}

export interface TokenClaims {
  firstName?: string;
  lastName?: string;
  nickname?: string;
}

export type InvalidTokenReason = 'missing' | 'malformed' | 'expired' | 'foreign' | 'unavailable';

export type TokenCheck =
  | { kind: 'ok'; subject: string; username: string; issuedAt: number; claims: TokenClaims }
  /** `subject`: whose token it was, where all of it is right but its time. */
  | { kind: 'invalid'; reason: InvalidTokenReason; subject?: string };

export interface TokenVerifier {
  /** Never throws. `unavailable`: the keys could not be fetched, so nobody knows; answer 503, not 401. */
  verify(authorizationHeader: string | undefined): Promise<TokenCheck>;
}

/** Asymmetric only: with an HMAC algorithm the public key would be a shared secret, and `none` is no signature. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];

const Discovery = z.object({ issuer: z.string(), jwks_uri: z.url() });
const fetchTimeoutMs = 5_000;

/**
 * Checks access tokens (RFC 9068 style JWTs) of any OIDC provider: signature, issuer, audience, times.
 * Keys are fetched at the first token and cached; an unknown key id fetches again, at most twice a minute.
 */
export function createTokenVerifier(options: TokenVerifierOptions): TokenVerifier {
  const request = options.fetch ?? fetch;
  let provider: Promise<Provider> | undefined;

  async function findProvider(): Promise<Provider> {
    const { jwksUri } = options;
    const found =
      jwksUri === undefined
        ? await discover(options.issuer, request)
        : { issuer: options.issuer, jwks_uri: jwksUri };
    const keys = createRemoteJWKSet(new URL(found.jwks_uri), {
      [customFetch]: request,
      timeoutDuration: fetchTimeoutMs,
    });
    return { issuer: found.issuer, keys };
  }

  return {
    async verify(header) {
      if (header === undefined || header.trim() === '') return invalid('missing');
      const token = /^Bearer +([\w-]+\.[\w-]+\.[\w-]*) *$/i.exec(header)?.[1];
      if (token === undefined) return invalid('malformed');
      try {
        // A failed discovery is forgotten, so that the next token tries again.
        provider ??= findProvider().catch((cause: unknown) => {
          provider = undefined;
          throw cause;
        });
        const { issuer, keys } = await provider;
        const { payload } = await jwtVerify(token, keys, {
          issuer,
          audience: options.audience,
          algorithms,
          clockTolerance: options.clockToleranceSeconds ?? 30,
          requiredClaims: ['sub', 'exp'],
        });
        return identify(payload);
      } catch (cause) {
        const subject = cause instanceof errors.JWTExpired ? cause.payload.sub : undefined;
        return { kind: 'invalid', reason: reasonOf(cause), ...(subject ? { subject } : {}) };
      }
    },
  };
}

interface Provider {
  readonly issuer: string;
  readonly keys: JWTVerifyGetKey;
}

const withoutSlash = (issuer: string) => issuer.replace(/\/$/, '');

/** Some issuers end in a slash (Auth0): what the document says is what its tokens say. */
async function discover(issuer: string, request: typeof fetch): Promise<z.output<typeof Discovery>> {
  const url = `${withoutSlash(issuer)}/.well-known/openid-configuration`;
  const response = await request(url, { signal: AbortSignal.timeout(fetchTimeoutMs) });
  if (!response.ok) throw new Error(`discovery answered ${response.status}`);
  const document = Discovery.parse(await response.json());
  if (withoutSlash(document.issuer) !== withoutSlash(issuer))
    throw new Error(`discovery names another issuer: ${document.issuer}`);
  return document;
}

function identify(payload: JWTPayload): TokenCheck {
  const { sub } = payload;
  // Two subjects must never become one, so one that no database keeps as it is names nobody.
  if (!sub || sub !== storable(sub)) return invalid('malformed');
  const claims: TokenClaims = {};
  const firstName = text(payload['given_name']);
  const lastName = text(payload['family_name']);
  const nickname = text(payload['nickname']);
  if (firstName !== undefined) claims.firstName = firstName;
  if (lastName !== undefined) claims.lastName = lastName;
  if (nickname !== undefined) claims.nickname = nickname;
  const username = text(payload['preferred_username']) ?? text(payload['email']) ?? sub;
  return { kind: 'ok', subject: sub, username, issuedAt: (payload.iat ?? 0) * 1_000, claims };
}

function text(claim: unknown): string | undefined {
  return typeof claim === 'string' && claim.trim() !== '' ? storable(claim.trim()) : undefined;
}

function reasonOf(cause: unknown): InvalidTokenReason {
  if (cause instanceof errors.JWTExpired) return 'expired';
  // Wrong issuer, audience, key, signature or algorithm: a token, but not one for us.
  if (
    cause instanceof errors.JWTClaimValidationFailed ||
    cause instanceof errors.JWSSignatureVerificationFailed ||
    cause instanceof errors.JWKSNoMatchingKey ||
    cause instanceof errors.JOSEAlgNotAllowed
  ) {
    return 'foreign';
  }
  if (
    cause instanceof errors.JWSInvalid ||
    cause instanceof errors.JWTInvalid ||
    cause instanceof errors.JOSENotSupported
  )
    return 'malformed';
  return 'unavailable';
}

function invalid(reason: InvalidTokenReason): TokenCheck {
  return { kind: 'invalid', reason };
}
