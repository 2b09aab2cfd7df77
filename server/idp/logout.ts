import { oidcPayload } from '#server/db/schema/identity.ts';
import type { Queries } from '#server/db/database.ts';
import { and, eq, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Settings } from './settings.ts';

interface Parts {
  provider: Provider;
  db: Queries;
  settings: Settings;
}

type LogoutResult = 'done' | 'invalid_request' | 'invalid_client';

/**
 * The logout of the product: a form with `refresh_token` and `client_id`, as Keycloak takes it. It ends the browser
 * session and everything that was granted in it. Access tokens that are out live on for their five minutes at most.
 */
export function addLogoutRoute(app: FastifyInstance, parts: Parts): void {
  app.post(`${parts.settings.mountPath}/protocol/openid-connect/logout`, async (request, reply) => {
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const result = await logout(form, parts);
    reply.header('Cache-Control', 'no-store');
    return result === 'done' ? reply.code(204).send() : reply.code(400).send({ error: result });
  });
}

async function logout(form: URLSearchParams, { provider, db }: Parts): Promise<LogoutResult> {
  const value = form.get('refresh_token');
  const clientId = form.get('client_id');
  if (!value || !clientId) return 'invalid_request';
  const token = await provider.RefreshToken.find(value, { ignoreExpiration: true });
  // An unknown token is no error: whoever asks is signed out already.
  if (!token) return 'done';
  if (token.clientId !== clientId) return 'invalid_client';
  const session = token.sessionUid ? await provider.Session.findByUid(token.sessionUid) : undefined;
  await session?.destroy();
  const { grantId } = token;
  if (grantId) {
    const grant = and(eq(oidcPayload.kind, 'Grant'), eq(oidcPayload.id, grantId));
    await db.delete(oidcPayload).where(or(eq(oidcPayload.grantId, grantId), grant));
  }
  return 'done';
}
