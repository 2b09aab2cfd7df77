/** Where the provider sends the learner back to. */
export const callbackPath = '/auth-check';

/**
 * A path of this app, or the home page. What is asked for may come from an address that somebody sent: another origin
 * in any spelling (`//evil`, `/\evil`, `javascript:`), and the callback itself, are not followed.
 */
export function safeReturnPath(wanted: string, origin: string): string {
  if (!wanted.startsWith('/')) return '/';
  if (!URL.canParse(wanted, origin)) return '/';
  const url = new URL(wanted, origin);
  const own = url.origin === origin && !url.pathname.startsWith('//') && url.pathname !== callbackPath;
  return own ? url.pathname + url.search + url.hash : '/';
}
