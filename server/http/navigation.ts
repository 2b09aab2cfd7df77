import type { FastifyRequest } from 'fastify';
import { pathOnly } from '#server/log/log-options.ts';

/** Whether a path, as it was sent, is one of the API, whose answers are for programs. Some write its letters in percent. */
export function isApi(path: string): boolean {
  const [, first = ''] = path.split('/', 2);
  return read(first, decodeURI) === 'api';
}

/** Whether somebody opens the address in a browser: whatever becomes of it, they get a page. */
export const isNavigation = ({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): boolean =>
  !isApi(pathOnly(url)) &&
  (headers['sec-fetch-mode'] === 'navigate' || /\btext\/html\b/.test(headers.accept ?? ''));

/** Longer parts of a path are no parameter of any route. */
export const longestParam = 200;

/** Where an address leads that no router could read: there is nothing. */
export const nowhere = '/-';

/**
 * The address of a request as the router can read it: without an origin, which a proxy may send; one of a page that is no valid address
 * is that of a page that does not exist.
 */
export function routableUrl(sent: string): string {
  const url = sent.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
  const path = pathOnly(url);
  if (isApi(path) || !path.startsWith('/')) return url;
  return read(path, decodeURIComponent)
    ?.split('/')
    .every(({ length }) => length <= longestParam)
    ? url
    : nowhere;
}

function read(path: string, decode: (text: string) => string): string | null {
  try {
    return decode(path);
  } catch {
    return null;
  }
}
