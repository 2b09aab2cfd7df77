import { chromium, expect, type BrowserContext, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromiumLaunch } from '#tests/support/chromium.ts';
import { copyStoredProfile, storeApp, waitUntilStored } from './stored-device.ts';

const reading = 'tests/fixtures/speech/reading.wav';

/** Of one step of a story, on a busy machine. Without it a step would wait until the story's own end. */
const longestWaitMs = 120_000;

interface DeviceOptions {
  readonly scheme?: 'light' | 'dark';
  /** The microphone can be refused. */
  readonly obeysSettings?: boolean;
  /** The sound file that the microphone hears. */
  readonly speaks?: string;
}

/** A learner with one device: a browser profile that outlives the browser, and a microphone that plays a file. */
export class Learner {
  readonly #profile = mkdtempSync(join(tmpdir(), 'passage-profile-'));
  readonly #viewport: { width: number; height: number };
  #context: BrowserContext | undefined;

  constructor(viewport: { width: number; height: number } | null) {
    this.#viewport = viewport ?? { width: 1280, height: 800 };
  }

  /** Opens the browser on the profile as it was left. */
  async openApp(url: string, options: DeviceOptions = {}): Promise<Page> {
    const { scheme = 'light', obeysSettings = false, speaks = reading } = options;
    this.#context = await chromium.launchPersistentContext(this.#profile, {
      ...chromiumLaunch([
        // Says yes to every question, whatever the settings are.
        ...(obeysSettings ? [] : ['--use-fake-ui-for-media-stream']),
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-audio-capture=${resolve(speaks)}`,
        '--autoplay-policy=no-user-gesture-required',
      ]),
      viewport: this.#viewport,
      hasTouch: this.#viewport.width < 600,
      colorScheme: scheme,
      permissions: ['microphone'],
      reducedMotion: 'reduce',
    });
    this.#context.setDefaultTimeout(longestWaitMs);
    const page = this.#context.pages()[0] ?? (await this.#context.newPage());
    await page.goto(url);
    return page;
  }

  /** Opens the page "Offline and storage" of a new device on which the app and its bank are already. For stories only. */
  async openStoredApp(url: string, options: DeviceOptions = {}): Promise<Page> {
    await copyStoredProfile(this.#profile, async () => {
      const first = new Learner(this.#viewport);
      await storeApp(await first.openApp(url), url);
      await first.closeApp();
      return first.#profile;
    });
    const page = await this.openApp(`${url}/me/storage`, options);
    await waitUntilStored(page, url);
    return page;
  }

  /** Another tab of the open browser. */
  async newTab(): Promise<Page> {
    if (!this.#context) throw new Error('the app is not open');
    return this.#context.newPage();
  }

  /** Closes the browser; what is on the device stays. */
  async closeApp(): Promise<void> {
    await this.#context?.close();
    this.#context = undefined;
  }

  async dispose(): Promise<void> {
    await this.closeApp();
    rmSync(this.#profile, { recursive: true, force: true });
  }
}

/** Signs in with the demo account of the development identity provider. */
export async function signIn(page: Page, account: { username: string; password: string }): Promise<void> {
  await page.getByLabel(/e-?mail/i).fill(account.username);
  await page.getByLabel(/^password$/i).fill(account.password);
  await page.getByRole('button', { name: /^sign in$/i }).click();
  await expect(page).not.toHaveURL(/protocol|interaction/);
}
