import { bodyOf, textOf, withTimeout } from './fetch-json.ts';
import type { ProviderEndpoints } from './provider-endpoints.ts';
import type { SessionPorts } from './session-ports.ts';

export type TokenReply =
  | {
      kind: 'tokens';
      accessToken: string;
      lifetimeMs: number;
      refreshToken: string | null;
      idToken: string | null;
    }
  /** The provider itself said `invalid_grant`: the code or the refresh token is worth nothing any more. */
  | { kind: 'refused' }
  /** Everything else (no network, 5xx, a portal's page, a proxy's 403): nothing was decided. */
  | { kind: 'unavailable' };

/** Posts a form to the token endpoint. Only a JSON `invalid_grant` counts as a refusal. */
export async function requestTokens(
  ports: Pick<SessionPorts, 'fetch'>,
  endpoints: ProviderEndpoints,
  form: Readonly<Record<string, string>>,
): Promise<TokenReply> {
  const body = new URLSearchParams({ ...form, client_id: endpoints.clientId });
  try {
    const response = await ports.fetch(endpoints.token, withTimeout({ method: 'POST', body }));
    const reply = await bodyOf(response);
    if (!response.ok) return { kind: reply?.['error'] === 'invalid_grant' ? 'refused' : 'unavailable' };
    const accessToken = textOf(reply?.['access_token']);
    if (reply === null || accessToken === null) return { kind: 'unavailable' };
    const seconds = Number(reply['expires_in']);
    return {
      kind: 'tokens',
      accessToken,
      // A provider that does not tell: ask again soon.
      lifetimeMs: (Number.isFinite(seconds) && seconds > 0 ? seconds : 60) * 1000,
      refreshToken: textOf(reply['refresh_token']),
      idToken: textOf(reply['id_token']),
    };
  } catch {
    return { kind: 'unavailable' };
  }
}
