import type { Page } from '@playwright/test';
import { ProductServer } from '#tests/support/product-server.ts';
import { proofOnly, rounds } from '#tests/support/rounds.ts';
import { BadLine, faults } from './support/bad-line.ts';
import { expect, test as base } from './support/bad-day.ts';
import { onNarrowScreenOnly } from './support/narrow-only.ts';
import { Published } from './support/new-version.ts';

onNarrowScreenOnly();

interface Portal {
  published: Published;
  bad: BadLine;
}

/** A server whose app can be replaced, behind a line on which single files come as something else. */
const test = base.extend<Portal>({
  // oxlint wants a name for what Playwright passes first.
  published: async ({ browserName: _browser }, use) => {
    const published = new Published();
    await use(published);
    published.dispose();
  },
  bad: async ({ published }, use) => {
    const port = await BadLine.freePort();
    const env = { DIST_DIR: published.dir, PUBLIC_URL: `http://127.0.0.1:${port}` };
    const server = await ProductServer.create(env);
    await server.start();
    const line = await BadLine.create(port, server.url);
    await use(line);
    await line.close();
    await server.dispose();
  },
});

/** One file in so many is spoilt. */
const spoiltEvery = rounds('SPOIL_EVERY', { short: 24, long: 1 });

test(
  'whatever comes in place of a file at install, update or fetch of a sound is not kept',
  proofOnly,
  async ({ learner, published, bad }) => {
    test.setTimeout(480_000 + 3_600_000 / spoiltEvery);
    // A page of the same origin that installs nothing by itself.
    const page = await learner.openApp(`${bad.url}/api/health`);
    const paths = await shellPaths(page);
    expect(paths.length).toBeGreaterThan(100);

    await test.step('every file of the install, each with one fault, and the page with all of them', async () => {
      // In the order of the install, which keeps what came right.
      const chosen = paths.filter((path, index) => path === '/index.html' || index % spoiltEvery === 0);
      const spoiltFiles = chosen.flatMap((path, index) =>
        path === '/index.html'
          ? faults.map((fault) => ({ path, fault }))
          : [{ path, fault: faults[index % faults.length] ?? 'portal' }],
      );
      for (const spoilt of spoiltFiles) {
        bad.spoilt = spoilt;
        bad.hits = 0;
        expect(await install(page), `${spoilt.fault} in place of ${spoilt.path}`).toBe('redundant');
        expect(bad.hits, spoilt.path).toBeGreaterThan(0);
      }
    });
    await test.step('the network is good again: every file is right', async () => {
      bad.spoilt = null;
      expect(await install(page)).toBe('activated');
      expect(await wrongFiles(page)).toEqual([]);
    });
    await test.step('an update with the same faults leaves the old version whole, then comes', async () => {
      published.publish('2');
      // A service worker that is none is refused as a script; one whose page is none gives its install up.
      for (const [path, end] of [
        ['/index.html', 'redundant'],
        ['/sw.js', 'refused'],
      ] as const)
        for (const fault of faults) {
          bad.spoilt = { path, fault };
          expect(await install(page), `${fault} in place of ${path}`).toBe(end);
        }
      bad.spoilt = null;
      await page.goto(bad.url);
      await expect(page.getByRole('navigation').first()).toBeVisible();
      expect(await version(page)).toBeUndefined();
      // It waits until the learner takes it.
      expect(await install(page)).toBe('installed');
      expect(await wrongFiles(page)).toEqual([]);
    });
    await test.step('a sound is served and kept only when it is that sound', async () => {
      const sounds = await soundPaths(page);
      expect(sounds.length).toBeGreaterThan(5);
      for (const [index, path] of sounds.slice(0, 10).entries()) {
        bad.spoilt = { path, fault: faults[index % faults.length] ?? 'portal' };
        await page.evaluate(keepInstead, path);
        expect(await page.evaluate(hashOf, path), `${bad.spoilt.fault} in place of a sound`).toBe('failed');
        bad.spoilt = null;
        expect(await page.evaluate(hashOf, path)).toBe(path.split('/').at(-1));
      }
    });
    await test.step('without the server the app opens', async () => {
      await learner.closeApp();
      await bad.close();
      const offline = await learner.openApp(bad.url);
      await expect(offline.getByRole('navigation').first()).toBeVisible();
      expect(await version(offline)).toBe('2');
    });
  },
);

test(
  'an app that does not start heals itself, and what is on the device stays',
  proofOnly,
  async ({ learner, bad }) => {
    const page = await learner.openApp(`${bad.url}/api/health`);
    await page.evaluate(() => localStorage.setItem('passage-color-scheme', 'dark'));
    const devtools = await page.context().newCDPSession(page);
    const [entry = '', ...others] = (await shellPaths(page)).filter((path) =>
      /\/assets\/(?:index|boot|react|router|look|main)-[\w-]+\.js$/.test(path),
    );

    await test.step('first visits through a portal that browsers may keep, then a good network', async () => {
      for (const [index, path] of [entry, ...others].slice(0, faults.length).entries()) {
        bad.spoilt = { path, fault: faults[index] ?? 'portal' };
        bad.hits = 0;
        await page.goto(bad.url);
        await expect.poll(() => bad.hits, path).toBeGreaterThan(0);
        bad.spoilt = null;
        await page.goto(bad.url);
        await expect(page.getByRole('navigation').first()).toBeVisible();
        await page.goto(`${bad.url}/api/health`);
        await page.evaluate(forgetApp);
        await devtools.send('Network.clearBrowserCache');
      }
    });
    await test.step('the service worker runs, and a part that it keeps is a page of somebody else', async () => {
      expect(await install(page)).toBe('activated');
      await page.goto(bad.url);
      await expect(page.getByRole('navigation').first()).toBeVisible();
      await page.evaluate(async (path) => {
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          const headers = { 'content-type': 'text/html' };
          if (await cache.match(path)) await cache.put(path, new Response('<p>Free train WiFi', { headers }));
        }
      }, entry);
      await page.goto(bad.url);
      await expect(page.getByRole('navigation').first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    });
  },
);

const version = (page: Page) => page.evaluate(() => document.documentElement.dataset['version']);

/** Paths of what the service worker of the server keeps. */
const shellPaths = (page: Page) =>
  page.evaluate(async () => {
    const script = await (await fetch('/sw.js', { cache: 'no-store' })).text();
    const list = /\[\{"revision":.*?\}\]/.exec(script)?.[0] ?? '[]';
    const files = JSON.parse(list) as { url: string }[];
    return [...new Set(files.map(({ url }) => `/${url}`))].filter(
      // Kept at their first use.
      (path) => !/ffmpeg-core|sql-wasm/.test(path),
    );
  });

const soundPaths = (page: Page) =>
  page.evaluate(async () => {
    const manifest = (await (await fetch('/api/content/manifest')).json()) as {
      packs: { media: { sha256: string }[] }[];
    };
    return manifest.packs.flatMap(({ media }) => media.map(({ sha256 }) => `/api/content/media/${sha256}`));
  });

/** Installs what the server has, and says how it ended. */
const install = (page: Page) =>
  page.evaluate(async () => {
    try {
      const registration = await navigator.serviceWorker.register('/sw.js');
      if (!registration.installing) await registration.update();
      const worker = registration.installing ?? registration.waiting ?? registration.active;
      if (!worker) return 'refused';
      await new Promise<void>((resolve) => {
        const look = () => {
          if (!['installing', 'activating'].includes(worker.state)) resolve();
        };
        worker.addEventListener('statechange', look);
        look();
      });
      if (worker.state === 'installed' && !registration.active)
        await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
      return worker.state === 'activating' ? 'activated' : worker.state;
    } catch {
      return 'refused';
    }
  });

/** Kept files that are not what the server has. */
const wrongFiles = (page: Page) =>
  page.evaluate(async () => {
    const wrong: string[] = [];
    for (const name of (await caches.keys()).filter((each) => each.includes('-precache-'))) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url);
        const [kept, served] = await Promise.all([
          cache.match(request).then((response) => response?.text()),
          fetch(`${pathname}?fresh`, { cache: 'no-store' }).then((response) => response.text()),
        ]);
        const isOldPage = pathname === '/index.html' && !request.url.endsWith(await revisionOfPage());
        if (kept !== served && !isOldPage) wrong.push(pathname);
      }
    }
    return wrong;

    async function revisionOfPage(): Promise<string> {
      const script = await (await fetch('/sw.js?fresh', { cache: 'no-store' })).text();
      return /"revision":"([^"]+)","url":"index\.html"/.exec(script)?.[1] ?? '';
    }
  });

/** The next visit is a first one again; runs in the page. */
async function forgetApp(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}

/** A page of somebody else, kept as a sound; runs in the page. */
async function keepInstead(path: string): Promise<void> {
  const cache = await caches.open('passage-media-v1');
  await cache.put(path, new Response('<p>Free train WiFi', { headers: { 'content-type': 'audio/mpeg' } }));
}

/** What the service worker gives for a sound; runs in the page. */
async function hashOf(path: string): Promise<string> {
  try {
    const bytes = await (await fetch(path)).arrayBuffer();
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return 'failed';
  }
}
