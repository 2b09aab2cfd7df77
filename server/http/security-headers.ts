import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';

/** Headers that keep the page from loading, running or sending anything that is not ours. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  config: Pick<Config, 'issuer' | 'publicUrl'>,
): Promise<void> {
  const identity = new URL(config.issuer).origin;
  const isSecure = config.publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", "'wasm-unsafe-eval'"],
        // The component library writes style elements.
        'style-src': ["'self'", "'unsafe-inline'"],
        'worker-src': ["'self'"],
        'connect-src': ["'self'", identity],
        'img-src': ["'self'", 'data:', 'blob:'],
        'media-src': ["'self'", 'blob:'],
        'font-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
        'form-action': ["'self'", identity],
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: 15_552_000 } : false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('permissions-policy', 'microphone=(self), camera=(), geolocation=(), payment=()');
  });
}
