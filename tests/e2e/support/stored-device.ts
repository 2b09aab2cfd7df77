import type { Page } from '@playwright/test';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseName } from '#data/store/database-name.ts';
import { freePort } from '#tests/support/free-port.ts';

/**
 * Most stories begin with an app that is installed and has the bank. That costs a browser twelve seconds of processor time, so
 * the first story of each worker slot keeps the profile, and the others begin with a copy. What a browser keeps belongs to an
 * address: so the stories of a slot, which run one after the other, are served at the same ports.
 */
const folderOf = (runner: number): string => join(tmpdir(), `passage-stored-${runner}`);

/** Playwright gives each worker that runs at the same time another index, and a worker that is replaced leaves its own. */
function slot(): string {
  const index = process.env['TEST_PARALLEL_INDEX'];
  if (index === undefined) throw new Error('only the stories have stored devices');
  const folder = join(folderOf(process.ppid), index);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** The ports at which the stories of this slot find the app and the identity provider, whose address the device keeps too. */
export async function slotPorts(): Promise<{ readonly app: number; readonly provider: number }> {
  return { app: await slotPort('app'), provider: await slotPort('provider') };
}

async function slotPort(name: string): Promise<number> {
  const file = join(slot(), name);
  if (!existsSync(file)) writeFileSync(file, String(await freePort()));
  return Number(readFileSync(file, 'utf8'));
}

/** Copies the profile of a device that has the app and its bank into an empty one. `make` gives the first one of the slot. */
export async function copyStoredProfile(profile: string, make: () => Promise<string>): Promise<void> {
  const stored = join(slot(), 'profile');
  if (!existsSync(stored)) renameSync(await make(), stored);
  cpSync(stored, profile, { recursive: true });
}

/** Takes from a device what tells it from others. */
async function forgetName(page: Page, url: string): Promise<void> {
  // A page that does not run the app.
  await page.goto(`${url}/api/health`);
  await page.evaluate(async (name) => {
    document.cookie = 'passage-device=; Max-Age=0; Path=/';
    const settled = async (request: IDBRequest): Promise<unknown> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error(String(request.error))));
      });
    const opening = indexedDB.open(name);
    await settled(opening);
    await settled(opening.result.transaction('meta', 'readwrite').objectStore('meta').delete('client-id'));
    opening.result.close();
  }, databaseName);
}

/** The service worker runs the page. */
async function serviceWorkerRuns(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.ready;
    return registration.active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  });
}

/** The questions are on the device and the service worker runs the page; their sound may still be on its way. */
export async function waitUntilUsable(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/me/storage`);
  await serviceWorkerRuns(page);
  await page.getByText(/Downloading sound|All questions and their sound are on this device/).waitFor();
}

/** The bank is on the device with its sound, and the service worker runs the page. */
export async function waitUntilStored(page: Page, url: string): Promise<void> {
  await waitUntilUsable(page, url);
  await page.getByText('All questions and their sound are on this device. You can go offline.').waitFor();
}

/** Opens the app on a new device and lets it store everything. */
export async function storeApp(page: Page, url: string): Promise<void> {
  await waitUntilStored(page, url);
  await forgetName(page, url);
}

/** Playwright's end of a run, in the process that started the workers. */
export default function removeStoredDevices(): void {
  rmSync(folderOf(process.pid), { recursive: true, force: true });
}
