import { existsSync } from 'node:fs';

/** Flags that every headless Chromium of the tests and benches gets. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Launch options of Playwright: an installed Chromium first, Playwright's own otherwise. */
export function chromiumLaunch(extraFlags: readonly string[] = []): {
  executablePath?: string;
  args: string[];
} {
  const path = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
    (candidate) => candidate !== undefined && existsSync(candidate),
  );
  return { ...(path ? { executablePath: path } : {}), args: [...chromiumFlags, ...extraFlags] };
}
