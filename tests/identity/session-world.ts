import { webcrypto } from 'node:crypto';
import { createSession } from '#platform/session/create-session.ts';
import type { SessionPorts } from '#platform/session/session-ports.ts';
import { createSessionStore } from '#platform/session/session-store.ts';
import type { Session } from '#platform/session/session.ts';

export const issuer = 'https://id.example/realms/pte';
export const origin = 'https://app.example';

interface Call {
  url: string;
  form: Record<string, string>;
}

type Answer = Response | 'offline';

/** A provider that behaves: rotates refresh tokens, remembers nonces, and can be told to fail. */
export class FakeProvider {
  readonly calls: Call[] = [];
  readonly clock: { now: number };
  /** What the next token requests get instead of the real answer. */
  readonly faults: Answer[] = [];
  online = true;
  /** Loses the reply of a request that was carried out. */
  loseReplies = 0;
  lifetimeSeconds = 300;
  subject = 'learner-1';
  nonce = '';
  valid = new Set<string>();
  codes = new Set<string>();
  claims: Record<string, unknown> = {};
  /** Held requests wait for this. */
  gate: Promise<void> = Promise.resolve();
  #count = 0;

  constructor(clock: { now: number }) {
    this.clock = clock;
  }

  tokenCalls(): Call[] {
    return this.calls.filter((call) => call.url.endsWith('/token'));
  }

  fetch = async (url: string, init?: RequestInit): Promise<Response> => {
    if (!this.online) throw new TypeError('Failed to fetch');
    if (url === `${origin}/config.json`) return Response.json({ issuer, clientId: 'passage-web' });
    if (url.endsWith('/.well-known/openid-configuration')) return Response.json(this.#discovery());
    const form = Object.fromEntries(init?.body instanceof URLSearchParams ? init.body : []);
    this.calls.push({ url, form });
    await this.gate;
    if (url.endsWith('/logout')) return this.#logout(form);
    const fault = this.faults.shift();
    if (fault === 'offline') throw new TypeError('Failed to fetch');
    if (fault) return fault;
    const reply = this.#token(form);
    if (this.loseReplies > 0) {
      this.loseReplies -= 1;
      throw new TypeError('Failed to fetch');
    }
    return reply;
  };

  #discovery() {
    return {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      end_session_endpoint: `${issuer}/logout`,
      prompt_values_supported: ['create'],
    };
  }

  #logout(form: Record<string, string>): Response {
    this.valid.delete(form['refresh_token'] ?? '');
    return new Response(null, { status: 204 });
  }

  #token(form: Record<string, string>): Response {
    const refused = Response.json({ error: 'invalid_grant' }, { status: 400 });
    const key = form['code'] ?? form['refresh_token'] ?? '';
    const known =
      form['grant_type'] === 'authorization_code' ? this.codes.delete(key) : this.valid.delete(key);
    if (!known) return refused;
    this.#count += 1;
    const refreshToken = `refresh-${this.#count}`;
    this.valid.add(refreshToken);
    return Response.json({
      access_token: `access-${this.#count}`,
      expires_in: this.lifetimeSeconds,
      refresh_token: refreshToken,
      id_token: this.#idToken(),
      token_type: 'Bearer',
    });
  }

  #idToken(): string {
    const claims = {
      iss: issuer,
      aud: 'passage-web',
      sub: this.subject,
      nonce: this.nonce,
      iat: Math.floor(this.clock.now / 1000),
      exp: Math.floor(this.clock.now / 1000) + 3600,
      preferred_username: 'maya@example.com',
      given_name: 'Maya',
      family_name: 'Chén',
      ...this.claims,
    };
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    return `${part({ alg: 'RS256' })}.${part(claims)}.signature`;
  }
}

/** One device: tabs share a store, a lock and a channel, as in a browser. */
export function createDevice(databaseName: string) {
  const clock = { now: 1_800_000_000_000 };
  const provider = new FakeProvider(clock);
  const listeners = new Map<object, () => void>();
  const addresses: string[] = [];
  let turn: Promise<unknown> = Promise.resolve();

  const exclusively = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(work, work);
    turn = mine.catch(() => undefined);
    return mine;
  };

  function ports(overrides: Partial<SessionPorts> = {}): SessionPorts {
    const self = {};
    return {
      store: createSessionStore(databaseName),
      fetch: provider.fetch,
      exclusively,
      channel: {
        announce: () => listeners.forEach((listener, tab) => tab !== self && queueMicrotask(listener)),
        listen: (onChange) => listeners.set(self, onChange),
      },
      now: () => clock.now,
      randomBytes: (length) => webcrypto.getRandomValues(new Uint8Array(length)),
      sha256: async (bytes) => new Uint8Array(await webcrypto.subtle.digest('SHA-256', bytes)),
      origin,
      navigate: (url) => addresses.push(url),
      loadSignIn: () => import('#platform/session/sign-in-attempt.ts'),
      ...overrides,
    };
  }

  return {
    clock,
    provider,
    addresses,
    ports,
    openTab: (overrides: Partial<SessionPorts> = {}): Session => createSession(ports(overrides)),
    /** Where the provider sends the browser after the learner signed in on its page. */
    approve(change: Record<string, string> = {}): string {
      const asked = new URL(addresses.at(-1) ?? '').searchParams;
      provider.nonce = asked.get('nonce') ?? '';
      const code = `code-${addresses.length}`;
      provider.codes.add(code);
      const query = new URLSearchParams({ code, state: asked.get('state') ?? '', iss: issuer, ...change });
      return `${origin}/auth-check?${query}`;
    },
  };
}

export type Device = ReturnType<typeof createDevice>;

/** A tab in which the learner has just signed in. */
export async function signedInTab(device: Device, returnTo = '/'): Promise<Session> {
  const tab = device.openTab();
  await tab.startSignIn({ returnTo });
  await tab.completeSignIn(device.approve());
  return tab;
}
