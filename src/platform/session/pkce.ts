import type { SessionPorts } from './session-ports.ts';

type Ports = Pick<SessionPorts, 'randomBytes' | 'sha256'>;

/** 32 random bytes as text that fits into an address. */
export function randomText(ports: Pick<SessionPorts, 'randomBytes'>): string {
  return base64Url(ports.randomBytes(32));
}

/** The S256 challenge of a PKCE verifier (RFC 7636). */
export async function challengeOf(ports: Ports, verifier: string): Promise<string> {
  return base64Url(await ports.sha256(new TextEncoder().encode(verifier)));
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
