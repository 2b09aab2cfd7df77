/**
 * A script that could not be imported, asked for past the browser's own cache, which may hold a portal's page in its place.
 * Browsers name the script in the error; where they do not, a reload is all there is.
 */
export async function fetchPartAgain(error: unknown): Promise<void> {
  const url = error instanceof Error ? /https?:\/\/\S+\.js/.exec(error.message)?.[0] : undefined;
  if (url === undefined || new URL(url).origin !== location.origin) return;
  try {
    await fetch(url, { cache: 'reload' });
  } catch {
    // No network: the reload that follows tells.
  }
}
