import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { demoAccount } from '#server/idp/demo-account.ts';
import { Learner, signIn } from '#tests/e2e/support/learner.ts';
import { liveIn } from '#tests/e2e/support/lived-in.ts';
import { questionPath, questions } from '#tests/e2e/support/practise.ts';
import { addresses, visit } from '#tests/e2e/support/screen-addresses.ts';
import { waitUntilStored } from '#tests/e2e/support/stored-device.ts';
import { ProductServer } from '#tests/support/product-server.ts';
import { inBothSchemes } from './in-both-schemes.ts';

/*
 * `npm run screenshots:screens [part of an address…]`: every screen of a learner who has practised a little, on a phone and
 * a desktop, light and dark, and on a phone with letters twice as large, into .cache/screenshots/screens. Needs a build.
 */
const folder = resolve('.cache/screenshots/screens');
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;
/** Sheets, toasts and pictures have come. */
const restMs = 500;
const asked = process.argv.slice(2);
const isAsked = (name: string) => asked.length === 0 || asked.some((part) => name.includes(part));
mkdirSync(folder, { recursive: true });

const nameOf = (path: string) => path.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'today';

async function take(page: Page, name: string, size: keyof typeof sizes): Promise<void> {
  const shoot = async (kind: string) => {
    await page.waitForTimeout(restMs);
    await page.screenshot({ path: join(folder, `${name}-${kind}.png`), fullPage: true });
  };
  await inBothSchemes(page, (colorScheme) => shoot(`${size}-${colorScheme}`));
  if (size === 'desktop') return;
  const setText = (text: string) =>
    page.evaluate((value) => {
      document.documentElement.style.fontSize = value;
    }, text);
  await setText('200%');
  await shoot('large');
  await setText('');
}

/** A few answers, words, a note and a session that is begun. */
async function practise(page: Page, url: string): Promise<void> {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.goto(`${url}/me`);
  await press('Sign in');
  if (isAsked('provider')) await take(page, 'provider-sign-in', 'phone');
  await signIn(page, demoAccount);
  await page.getByText(/Signed in as/).waitFor();
  await liveIn(page, url);
  for (const question of questions) {
    await page.goto(`${url}${questionPath(question)}`);
    await question.answer(page);
  }
}

const server = await ProductServer.create();
let failures = 0;
const attempt = async (name: string, deed: () => Promise<void>) => {
  try {
    await deed();
  } catch (error) {
    failures += 1;
    process.stderr.write(`${name}: ${String(error).slice(0, 600)}\n`);
  }
};
try {
  await server.start();
  for (const size of ['phone', 'desktop'] as const) {
    const learner = new Learner(sizes[size]);
    try {
      const page = await learner.openApp(server.url);
      page.setDefaultTimeout(30_000);
      await waitUntilStored(page, server.url);
      for (const path of ['/', '/me', '/words', '/statistics', '/sync', '/start']) {
        if (!isAsked(`new-${path}`)) continue;
        await page.goto(`${server.url}${path}`);
        await attempt(path, () => take(page, `new-${nameOf(path)}`, size));
      }
      await attempt('practise', () => practise(page, server.url));
      for (const path of Object.values(addresses).flat()) {
        if (!isAsked(path)) continue;
        await attempt(path, async () => {
          await visit(page, path);
          await take(page, nameOf(path), size);
        });
      }
    } finally {
      await learner.dispose();
    }
  }
} finally {
  await server.dispose();
}
process.stdout.write(`Pictures are in ${folder}\n`);
if (failures > 0) process.exitCode = 1;
