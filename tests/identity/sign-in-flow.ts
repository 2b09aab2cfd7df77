import { createHash, randomBytes } from 'node:crypto';
import { demoAccount } from '#server/idp/demo-account.ts';
import { clientId, redirectUri } from './identity-world.ts';
import type { IdentityWorld } from './identity-world.ts';
import { PageBrowser } from './page-browser.ts';

export interface Attempt {
  url: string;
  verifier: string;
  state: string;
  nonce: string;
}

/** Address of the authorize endpoint as the app makes it. */
export function beginAttempt(world: IdentityWorld, extra: Record<string, string> = {}): Attempt {
  const verifier = randomBytes(32).toString('base64url');
  const state = randomBytes(16).toString('base64url');
  const nonce = randomBytes(16).toString('base64url');
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid profile email',
    state,
    nonce,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...extra,
  });
  return { url: `${world.endpoints.authorize}?${query}`, verifier, state, nonce };
}

/** Signs the demo account in on the pages and returns the code that the app would get. */
export async function signInForCode(world: IdentityWorld, browser = new PageBrowser(world.issuer)) {
  const attempt = beginAttempt(world);
  const form = await browser.open(attempt.url);
  const end =
    form.status === 0
      ? form
      : await browser.submit(form, { username: demoAccount.username, password: demoAccount.password });
  const back = new URL(end.url);
  const code = back.searchParams.get('code');
  if (code === null) throw new Error(`no code in ${end.url} ${end.status}\n${end.text}`);
  return { ...attempt, code, back, browser };
}

export interface TokenReply {
  status: number;
  body: Record<string, unknown>;
  headers: Headers;
}

export async function postToken(
  world: IdentityWorld,
  form: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<TokenReply> {
  const response = await fetch(world.endpoints.token, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers,
  });
  const body: unknown = await response.json();
  return { status: response.status, body: { ...(body as object) }, headers: response.headers };
}

export async function redeem(
  world: IdentityWorld,
  flow: { code: string; verifier: string },
): Promise<TokenReply> {
  return postToken(world, {
    grant_type: 'authorization_code',
    client_id: clientId,
    redirect_uri: redirectUri,
    code: flow.code,
    code_verifier: flow.verifier,
  });
}

export async function refresh(world: IdentityWorld, refreshToken: unknown): Promise<TokenReply> {
  return postToken(world, {
    grant_type: 'refresh_token',
    client_id: clientId,
    refresh_token: String(refreshToken),
  });
}

export async function signInForTokens(world: IdentityWorld, browser?: PageBrowser) {
  const flow = await signInForCode(world, browser);
  return { ...flow, tokens: (await redeem(world, flow)).body };
}
