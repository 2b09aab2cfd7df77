import type { FastifyInstance } from 'fastify';
import type { Settings } from './settings.ts';

/** Endpoints that the app calls by fetch; everything else is opened as a page or by servers. */
const crossOriginPaths = [
  '/.well-known/openid-configuration',
  '/protocol/openid-connect/token',
  '/protocol/openid-connect/logout',
];

/** Security headers on every answer, and CORS for the app's origins on {@link crossOriginPaths}. */
export function addWebSafety(app: FastifyInstance, settings: Settings): void {
  // Chromium applies form-action to the redirect after the post too, and that one leads back to the app.
  const formAction = ["'self'", ...settings.appOrigins].join(' ');
  const policy = `default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`;
  const headers = {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // Not no-referrer: with it browsers send `Origin: null` with our own forms.
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  };
  const open = new Set(crossOriginPaths.map((path) => settings.mountPath + path));
  const origins = new Set(settings.appOrigins);

  // On the raw response: the answers of oidc-provider do not pass through fastify's reply.
  app.addHook('onRequest', async (request, reply) => {
    for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value);
    const { origin } = request.headers;
    const [path = ''] = request.url.split('?');
    const allowed = origin !== undefined && origins.has(origin) && open.has(path);
    reply.raw.setHeader('Vary', 'Origin');
    if (allowed) reply.raw.setHeader('Access-Control-Allow-Origin', origin);
    if (request.method !== 'OPTIONS') return undefined;
    if (!allowed) return reply.code(403).send();
    return reply
      .code(204)
      .header('Access-Control-Allow-Methods', 'GET, POST')
      .header('Access-Control-Allow-Headers', 'content-type')
      .header('Access-Control-Max-Age', '3600')
      .send();
  });
}
