import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Settings } from './settings.ts';

const methods = ['GET', 'HEAD', 'POST'] as const;

/** Hands everything under the issuer's path that is not ours to oidc-provider, bodies unread. */
export function addOidcEndpoints(app: FastifyInstance, provider: Provider, settings: Settings): void {
  const handle = provider.callback();
  const { host, protocol } = new URL(settings.issuer);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.route({
    method: [...methods],
    url: `${settings.mountPath}/*`,
    async handler(request, reply) {
      const raw = Object.assign(request.raw, { originalUrl: request.raw.url });
      raw.url = (raw.url ?? '/').slice(settings.mountPath.length);
      // Addresses in the answers are made from these headers, and the issuer is the only right one.
      raw.headers.host = host;
      if (provider.proxy) {
        raw.headers['x-forwarded-host'] = host;
        raw.headers['x-forwarded-proto'] = protocol.replace(':', '');
      }
      reply.hijack();
      await handle(raw, reply.raw);
    },
  });
}
