import type { FastifyRequest } from 'fastify';
import { pathOnly } from '#server/log/log-options.ts';

/** Whether a path is one of the API, whose answers are for programs. */
export const isApi = (path: string): boolean => path === '/api' || path.startsWith('/api/');

/** Whether somebody opens the address in a browser: whatever becomes of it, they get a page. */
export const isNavigation = ({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): boolean =>
  !isApi(pathOnly(url)) && /\btext\/html\b/.test(headers.accept ?? '');

/** Longer parts of a path are no parameter of any route. */
export const longestParam = 200;

/** Where an address leads that no router could read: there is nothing. */
export const nowhere = '/-';

/** The address of a request as the router can read it; one of a page that is no valid address is that of a page that does not exist. */
export function routableUrl(url: string): string {
  const path = pathOnly(url);
  if (isApi(path) || !path.startsWith('/')) return url;
  try {
    const parts = path.split('/').map(decodeURIComponent);
    return parts.every(({ length }) => length <= longestParam) ? url : nowhere;
  } catch {
    return nowhere;
  }
}
