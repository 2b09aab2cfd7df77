import { interactionPolicy } from 'oidc-provider';
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import type { Account, Accounts } from './accounts.ts';
import { createAdapterFactory } from './adapter.ts';
import type { AdapterOptions } from './adapter.ts';
import type { ProviderKeys } from './keys.ts';
import { messagePage } from './pages/message.ts';
import type { PageContext } from './pages/layout.ts';
import { callbackPath } from './settings.ts';
import type { Settings } from './settings.ts';

/** The API as a resource of its own, so that access tokens are JWTs with its audience. */
const apiResource = 'urn:passage:api';
const apiScope = 'api';
const oidcScopes = 'openid profile email';
const day = 24 * 60 * 60;
/** A learner may be offline for a season and still sync without signing in again. */
const rememberSeconds = 90 * day;

interface Parts {
  settings: Settings;
  keys: ProviderKeys;
  accounts: Accounts;
  adapter: AdapterOptions;
  pages: PageContext;
}

/** Code flow with PKCE for one public client, paths as in Keycloak, so that a real one can take its place. */
export function createConfiguration({ settings, keys, accounts, adapter, pages }: Parts): Configuration {
  const base = '/protocol/openid-connect';
  return {
    adapter: createAdapterFactory(adapter),
    clients: [
      {
        client_id: settings.clientId,
        client_name: 'Passage',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: settings.appOrigins.map((origin) => origin + callbackPath),
      },
    ],
    jwks: keys.jwks,
    routes: {
      authorization: `${base}/auth`,
      token: `${base}/token`,
      jwks: `${base}/certs`,
      end_session: `${base}/session/end`,
    },
    cookies: {
      keys: keys.cookieKeys,
      // Cookies know no ports: without the path the app on the same host would get them too.
      long: { httpOnly: true, sameSite: 'lax', signed: true, path: `${settings.mountPath}/` },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
      names: { session: 'passage_idp', interaction: 'passage_idp_form', resume: 'passage_idp_resume' },
    },
    discovery: {
      // Ours: the app's logout posts refresh_token and client_id, as it would to Keycloak.
      end_session_endpoint: `${settings.issuer}${base}/logout`,
      prompt_values_supported: ['none', 'login', 'create'],
    },
    // For foreign origins only: web-safety.ts has answered for the app's own before it comes to this.
    clientBasedCORS: () => false,
    responseTypes: ['code'],
    scopes: ['openid', 'profile', 'email'],
    claims: {
      openid: ['sub'],
      profile: ['preferred_username', 'given_name', 'family_name'],
      email: ['email'],
    },
    // The access token is for the API only, so the names come in the ID token and not from a userinfo call.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => apiResource,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: apiScope,
          audience: settings.audience,
          accessTokenFormat: 'jwt',
          accessTokenTTL: settings.accessTokenSeconds,
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    async extraTokenClaims(_context, token) {
      if (!('accountId' in token) || typeof token.accountId !== 'string') return undefined;
      const account = await accounts.findById(token.accountId);
      return account && nameClaims(account);
    },
    async findAccount(_context, sub) {
      const account = await accounts.findById(sub);
      return (
        account && {
          accountId: account.id,
          claims: () => ({ sub, email: account.username, ...nameClaims(account) }),
        }
      );
    },
    interactions: {
      policy: policyWithSignUp(),
      url: (_context, { uid }) => `${settings.mountPath}/interaction/${uid}`,
    },
    loadExistingGrant: grantToFirstParty,
    expiresWithSession: () => false,
    issueRefreshToken: () => true,
    rotateRefreshToken: true,
    ttl: {
      AccessToken: settings.accessTokenSeconds,
      AuthorizationCode: 120,
      IdToken: 60 * 60,
      Interaction: 60 * 60,
      Session: rememberSeconds,
      RefreshToken: rememberSeconds,
      Grant: 2 * 365 * day,
    },
    renderError(context, out) {
      context.type = 'html';
      const known =
        out.error === 'server_error'
          ? 'Something went wrong here.'
          : 'This sign-in link does not work any more.';
      context.body = messagePage(
        pages,
        'Sign-in did not work',
        `${known} Go back to Passage and sign in again.`,
      );
    },
  };
}

function nameClaims(account: Account): Record<string, string> {
  return {
    preferred_username: account.username,
    given_name: account.firstName,
    family_name: account.lastName,
  };
}

/** `prompt=create` opens the sign-up page (OpenID Connect Initiating User Registration 1.0). */
function policyWithSignUp(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0);
  return policy;
}

/** The only client is ours: whoever signs in has agreed, so the grant is made without asking. */
async function grantToFirstParty(context: KoaContextWithOIDC) {
  const { client, session, provider } = context.oidc;
  if (!client || !session?.accountId) return undefined;
  const grantId = session.grantIdFor(client.clientId);
  const existing = grantId ? await provider.Grant.find(grantId) : undefined;
  if (existing?.accountId === session.accountId) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(oidcScopes);
  grant.addResourceScope(apiResource, apiScope);
  await grant.save();
  return grant;
}
