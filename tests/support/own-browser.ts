import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumLaunch } from './chromium.ts';

const flags = [
  '--headless=new',
  '--remote-debugging-port=0',
  '--no-default-browser-check',
  '--disable-extensions',
  '--disable-default-apps',
  '--password-store=basic',
  '--use-mock-keychain',
  '--disable-features=Translate,OptimizationHints,MediaRouter',
];

/** A browser profile of its own on disk, and the browser process on it: it can be killed as a power cut would. */
export class OwnBrowser {
  readonly profile = mkdtempSync(join(tmpdir(), 'passage-profile-'));
  #process: ChildProcess | undefined;
  #exited: Promise<void> = Promise.resolve();
  #remote: Browser | undefined;

  /** Starts the browser on the profile as it was left, at this address. Nothing waits for the page. */
  launch(address = 'about:blank'): void {
    rmSync(this.#portFile, { force: true });
    const { executablePath = chromium.executablePath(), args } = chromiumLaunch(flags);
    const child = spawn(executablePath, [...args, `--user-data-dir=${this.profile}`, address], {
      detached: true,
      stdio: 'ignore',
    });
    this.#process = child;
    this.#exited = new Promise((resolve) => {
      child.once('exit', () => resolve());
    });
  }

  /** The running browser under remote control. */
  async control(): Promise<BrowserContext> {
    this.#remote ??= await chromium.connectOverCDP(`http://127.0.0.1:${await this.port()}`);
    const [context] = this.#remote.contexts();
    if (!context) throw new Error('the browser has no context');
    return context;
  }

  async firstPage(): Promise<Page> {
    const context = await this.control();
    return context.pages()[0] ?? (await context.newPage());
  }

  /** SIGKILL to the browser process and all of its children. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (child?.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      process.kill(-child.pid, 'SIGKILL');
    }
    await this.#exited;
    await this.#remote?.close().catch(() => undefined);
    this.#remote = undefined;
  }

  async dispose(): Promise<void> {
    await this.kill();
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }

  get #portFile(): string {
    return join(this.profile, 'DevToolsActivePort');
  }

  /** Where the running browser listens for debuggers. */
  async port(): Promise<number> {
    const deadline = performance.now() + 60_000;
    while (performance.now() < deadline) {
      const [port] = existsSync(this.#portFile) ? readFileSync(this.#portFile, 'utf8').split('\n') : [];
      if (port) return Number(port);
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    }
    throw new Error('the browser did not open its debugging port');
  }
}
