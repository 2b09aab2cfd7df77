import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export interface TokenWish {
  readonly subject: string;
  readonly audience?: string;
  readonly issuer?: string;
  readonly expiresInSeconds?: number;
  /** How long ago it was issued; 600 when it does not matter. Negative: in the future, within the tolerance for clocks. */
  readonly ageSeconds?: number;
  readonly claims?: Record<string, string>;
}

export interface TestIssuer {
  readonly issuer: string;
  /** A signed access token. */
  token(wish: TokenWish): Promise<string>;
  /** A token with everything right but signed with a key that the issuer does not publish. */
  forgedToken(wish: TokenWish): Promise<string>;
  close(): Promise<void>;
}

/** A real issuer on 127.0.0.1: a key pair, its published keys, and tokens signed with it. */
export async function startTestIssuer(audience = 'pte-api'): Promise<TestIssuer> {
  const [{ publicKey, privateKey }, other] = await Promise.all([
    generateKeyPair('RS256'),
    generateKeyPair('RS256'),
  ]);
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256', use: 'sig' }] };
  const server = createServer((request, response) => {
    const body = request.url?.startsWith('/.well-known') ? { issuer, jwks_uri: `${issuer}/keys` } : keys;
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sign = (key: CryptoKey, wish: TokenWish) => {
    const now = Math.floor(Date.now() / 1000);
    return (
      new SignJWT({ preferred_username: wish.subject, ...wish.claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'test', typ: 'at+jwt' })
        .setSubject(wish.subject)
        // Without it two tokens of one second are the same text, and a renewed one cannot be told from the old one.
        .setJti(randomUUID())
        .setIssuer(wish.issuer ?? issuer)
        .setAudience(wish.audience ?? audience)
        .setIssuedAt(now - (wish.ageSeconds ?? 600))
        .setExpirationTime(now + (wish.expiresInSeconds ?? 300))
        .sign(key)
    );
  };
  return {
    issuer,
    token: (wish) => sign(privateKey, wish),
    forgedToken: (wish) => sign(other.privateKey, wish),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
