import { launch, type Browser, type ElementHandle, type LaunchOptions, type Page } from 'puppeteer-core';
import { chromiumLaunch } from '#tests/support/chromium.ts';
import { phone, type Engine, type EnginePage, type Size } from './engine.ts';

const firefoxPath = '/usr/bin/firefox-esr';

/** Firefox, driven by WebDriver BiDi. */
export const openFirefox = (): Promise<Engine> =>
  openEngine({
    browser: 'firefox',
    executablePath: process.env['FIREFOX_PATH'] ?? firefoxPath,
    extraPrefsFirefox: { 'media.navigator.streams.fake': true, 'media.navigator.permission.disabled': true },
  });

/** Chromium, driven by its own protocol. */
export function openChromium(): Promise<Engine> {
  const { executablePath, args } = chromiumLaunch([
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
  ]);
  return openEngine({ browser: 'chrome', args, ...(executablePath ? { executablePath } : {}) });
}

async function openEngine(engine: LaunchOptions): Promise<Engine> {
  // Who walks ends the browser, also on a signal.
  const options = { ...engine, handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  const first = await launch(options);
  const version = await first.version();
  await first.close();
  return {
    name: version
      .replace('/', ' ')
      .replace('firefox', 'Firefox')
      .replace('Chrome', 'Chromium')
      .replace(/(\d+\.\d+)[\d.]*/, '$1'),
    narrowest: phone.width,
    open: async (size) => openPage(await launch({ ...options, defaultViewport: null }), size),
    close: async () => {},
  };
}

async function openPage(browser: Browser, size: Size): Promise<EnginePage> {
  const page = await browser.newPage();
  await page.setViewport({ ...size });
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: async (expression) => page.evaluate(expression),
    click: async (element) => (await handleOf(page, element)).click(),
    type: async (element, text) => (await handleOf(page, element)).type(text),
    choose: async (element, value) => void (await (await handleOf(page, element)).select(value)),
    attach: async (element, path) =>
      await ((await handleOf(page, element)) as ElementHandle<HTMLInputElement>).uploadFile(path),
    resize: async (next) => await page.setViewport({ ...next }),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    picture: async () => page.screenshot(),
    close: async () => browser.close(),
  };
}

async function handleOf(page: Page, expression: string): Promise<ElementHandle> {
  const element = (await page.evaluateHandle(expression)).asElement();
  if (!element) throw new Error(`no element: ${expression}`);
  return element as ElementHandle;
}
