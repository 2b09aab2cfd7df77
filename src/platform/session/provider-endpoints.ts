import type { ProviderEndpoints } from './session-record.ts';
import type { SessionPorts } from './session-ports.ts';
import { fetchJson, textOf } from './fetch-json.ts';

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
  const named = textOf(discovery?.['issuer']);
  // Some issuers end in a slash (Auth0); what the document says is what the ID token says.
  const isSame = named !== null && named.replace(/\/$/, '') === issuer.replace(/\/$/, '');
  if (!isSame || authorization === null || token === null) return null;
  const prompts = discovery?.['prompt_values_supported'];
  const endpoints: ProviderEndpoints = {
    issuer: named,
    clientId,
    scope: textOf(config?.['scope']) ?? 'openid profile email',
    authorization,
    token,
    logout: textOf(discovery?.['end_session_endpoint']) ?? `${issuer}/protocol/openid-connect/logout`,
    canCreate: Array.isArray(prompts) && prompts.includes('create'),
  };
  await store.saveEndpoints(endpoints);
  return endpoints;
}

/** The stored endpoints, so that a start without network can go on; else those of the network. */
export async function knownEndpoints(ports: Ports): Promise<ProviderEndpoints | null> {
  return (await ports.store.readEndpoints()) ?? fetchEndpoints(ports);
}
