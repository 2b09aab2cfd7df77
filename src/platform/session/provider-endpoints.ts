import type { SessionPorts } from './session-ports.ts';
import { fetchJson, textOf } from './fetch-json.ts';

/** Where and as whom this app signs in; from /config.json and the provider's discovery document. */
export interface ProviderEndpoints {
  issuer: string;
  clientId: string;
  scope: string;
  authorization: string;
  token: string;
  /** Takes a form with refresh_token and client_id, as Keycloak does. */
  logout: string;
  /** The provider has a page for new accounts (prompt=create). */
  canCreate: boolean;
}

type Ports = Pick<SessionPorts, 'fetch' | 'store' | 'origin'>;

/** The endpoints as the network has them now, stored for later; `null` when it cannot be asked. */
export async function fetchEndpoints({ fetch, store, origin }: Ports): Promise<ProviderEndpoints | null> {
  const config = await fetchJson(fetch, `${origin}/config.json`);
  const issuer = textOf(config?.['issuer']);
  const clientId = textOf(config?.['clientId']);
  if (issuer === null || clientId === null) return null;
  const discovery = await fetchJson(fetch, `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
  const authorization = textOf(discovery?.['authorization_endpoint']);
  const token = textOf(discovery?.['token_endpoint']);
  // A document of somebody else (a captive portal, a mixed-up proxy) must never receive a code.
  if (discovery?.['issuer'] !== issuer || authorization === null || token === null) return null;
  const prompts = discovery['prompt_values_supported'];
  const endpoints: ProviderEndpoints = {
    issuer,
    clientId,
    scope: textOf(config?.['scope']) ?? 'openid profile email',
    authorization,
    token,
    logout: textOf(discovery['end_session_endpoint']) ?? `${issuer}/protocol/openid-connect/logout`,
    canCreate: Array.isArray(prompts) && prompts.includes('create'),
  };
  await store.saveEndpoints(endpoints);
  return endpoints;
}

/** The stored endpoints, so that a start without network can go on; else those of the network. */
export async function knownEndpoints(ports: Ports): Promise<ProviderEndpoints | null> {
  return (await ports.store.readEndpoints()) ?? fetchEndpoints(ports);
}
