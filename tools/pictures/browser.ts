import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';

/** A headless Chromium for drawing: the installed one, or that of CHROMIUM_PATH. */
export function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  const path = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find(
    (candidate) => candidate && existsSync(candidate),
  );
  return chromium.launch({
    ...(path ? { executablePath: path } : {}),
    args: ['--no-sandbox', '--disable-gpu', ...flags],
  });
}
