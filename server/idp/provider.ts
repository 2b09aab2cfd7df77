import type { Queries } from '#server/db/database.ts';
import { routableUrl } from '#server/http/navigation.ts';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { Provider } from 'oidc-provider';
import { createAccounts } from './accounts.ts';
import { purgeExpired } from './adapter.ts';
import { seedDemoAccount } from './demo-account.ts';
import { addInteractionRoutes } from './interactions.ts';
import { loadKeys } from './keys.ts';
import { addLogoutRoute } from './logout.ts';
import { createConfiguration } from './oidc-configuration.ts';
import { addOidcEndpoints } from './oidc-endpoints.ts';
import { pageAssets } from './pages/layout.ts';
import { messagePage } from './pages/message.ts';
import { resolveSettings } from './settings.ts';
import type { IdentityProviderConfig } from './settings.ts';
import { createThrottle } from './throttle.ts';
import { addWebSafety } from './web-safety.ts';

/** The part of the server's log that is used here. Nothing of a form or a token is ever written to it. */
export interface IdentityLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface IdentityProvider {
  issuer: string;
  close(): Promise<void>;
}

const purgeEveryMs = 60 * 60_000;

/**
 * Starts the development identity provider on its own port, with everything it remembers in the shared database.
 * The tables must be there already. In production an external OIDC provider takes its place by configuration.
 * @throws when the port is taken; the message names the port and the setting.
 */
export async function startIdentityProvider(options: {
  db: Queries;
  config: IdentityProviderConfig;
  log: IdentityLog;
}): Promise<IdentityProvider> {
  const { db, log } = options;
  const settings = resolveSettings(options.config);
  const { now } = settings;
  const accounts = createAccounts(db, now);
  await seedDemoAccount(accounts);

  const assets = `${settings.mountPath}/static`;
  const pages = { assets, script: `${assets}/reveal.js`, appUrl: settings.appOrigins[0] };
  const adapter = { db, now };
  const keys = await loadKeys(db);
  const provider = new Provider(
    settings.issuer,
    createConfiguration({ settings, keys, accounts, adapter, pages }),
  );
  provider.proxy = settings.issuer.startsWith('https:');
  provider.on('server_error', (_context, error) => log.error({ err: error }, 'identity provider failed'));

  const app = fastify({
    bodyLimit: 16 * 1024,
    forceCloseConnections: true,
    trustProxy: provider.proxy,
    rewriteUrl: ({ url = '/' }) => routableUrl(url),
  });
  // Handlers first: scopes take over what is set when they are made.
  app.setNotFoundHandler((_request, reply) =>
    reply
      .code(404)
      .type('text/html; charset=utf-8')
      .send(messagePage(pages, 'Not found', 'There is nothing at this address.')),
  );
  app.setErrorHandler((error, _request, reply) => {
    const status = statusOf(error);
    if (status >= 500) log.error({ err: error }, 'identity provider failed');
    const text =
      status === 429
        ? 'Too many tries. Wait a minute and try again.'
        : 'Something went wrong here. Go back to Passage and try again.';
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(messagePage(pages, 'That did not work', text));
  });

  addWebSafety(app, settings);
  await app.register(rateLimit, { global: false });
  await app.register(fastifyStatic, {
    root: pageAssets,
    prefix: `${pages.assets}/`,
    maxAge: '1h',
    decorateReply: false,
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  await app.register(async (scope) =>
    addInteractionRoutes(scope, { provider, settings, accounts, throttle: createThrottle(db, now), pages }),
  );
  addLogoutRoute(app, { provider, db, settings });
  await app.register(async (scope) => addOidcEndpoints(scope, provider, settings));

  await app.listen({ host: settings.host, port: settings.port }).catch((cause: unknown) => {
    const taken = cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE';
    if (!taken) throw cause;
    throw new Error(
      `Port ${settings.port} for signing in is taken. Stop what uses it or set IDP_PORT to another port.`,
      { cause },
    );
  });
  const sweep = () =>
    purgeExpired(db, now()).catch((error: unknown) =>
      log.warn({ err: error }, 'could not purge expired sign-ins'),
    );
  await sweep();
  const timer = setInterval(() => void sweep(), purgeEveryMs).unref();
  log.info({ issuer: settings.issuer }, 'identity provider is listening');

  return {
    issuer: settings.issuer,
    async close() {
      clearInterval(timer);
      await app.close();
    },
  };
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500;
  return typeof status === 'number' && status >= 400 ? status : 500;
}
