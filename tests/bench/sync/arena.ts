import type { CDPSession, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { OwnBrowser } from '#tests/support/own-browser.ts';
import { PlainTab } from '#tests/support/plain-tab.ts';
import { pause, type BenchServer } from './bench-server.ts';
import type { ContenderName } from './build-pages.ts';

/** One contender in a browser of its own with a fresh profile, before an empty server. */
export class Arena {
  readonly browser = new OwnBrowser();
  readonly #server: BenchServer;
  readonly #name: ContenderName;

  constructor(server: BenchServer, name: ContenderName) {
    this.#server = server;
    this.#name = name;
    server.reset();
  }

  /** Starts the browser, again after a kill. */
  async launch(): Promise<void> {
    this.browser.launch();
    await this.browser.control();
  }

  /** The contender's page, open and ready to take writes. */
  async openPage(query = ''): Promise<Page> {
    const context = await this.browser.control();
    const page = await context.newPage();
    await page.addInitScript(watchPage);
    await page.goto(`${this.#server.url}/${this.#name}.html${query}`);
    await page.waitForFunction(() => 'contender' in globalThis);
    return page;
  }

  async openTab(query = ''): Promise<Page> {
    const page = await this.openPage(query);
    await page.evaluate(() => globalThis.contender.open());
    return page;
  }

  /** The same in a tab that can be frozen; not in a browser that was launched with `launch`. */
  async openPlainTab(): Promise<PlainTab> {
    const tab = await PlainTab.open(this.browser, `${this.#server.url}/${this.#name}.html`);
    while (!(await tab.evaluate(() => 'contender' in globalThis, null))) await pause(20);
    await tab.evaluate(() => globalThis.contender.open(), null);
    return tab;
  }

  async cdp(page: Page): Promise<CDPSession> {
    return (await this.browser.control()).newCDPSession(page);
  }

  async dispose(): Promise<void> {
    await this.browser.dispose();
  }
}

export const newIds = (count: number): string[] => Array.from({ length: count }, () => randomUUID());

/** Runs in the page before its scripts: keeps long tasks and the timers that are set. */
function watchPage(): void {
  const longTasks: number[] = [];
  const timers = new Set<number>();
  const set = window.setTimeout.bind(window);
  const clear = window.clearTimeout.bind(window);
  const repeat = window.setInterval.bind(window);
  const stop = window.clearInterval.bind(window);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration);
  }).observe({ type: 'longtask' });
  const timeout = (handler: TimerHandler, delay?: number, ...rest: unknown[]): number => {
    const id: number = set(() => {
      timers.delete(id);
      if (typeof handler === 'function') handler(...rest);
    }, delay);
    timers.add(id);
    return id;
  };
  const interval = (handler: TimerHandler, delay?: number, ...rest: unknown[]): number => {
    const id = repeat(handler, delay, ...rest);
    timers.add(id);
    return id;
  };
  const forget = (how: (id?: number) => void) => (id?: number) => {
    if (id !== undefined) timers.delete(id);
    how(id);
  };
  Object.assign(globalThis, {
    setTimeout: timeout,
    setInterval: interval,
    clearTimeout: forget(clear),
    clearInterval: forget(stop),
    watched: { longTasks, timers },
  });
}

declare global {
  var watched: { longTasks: number[]; timers: Set<number> };
}
