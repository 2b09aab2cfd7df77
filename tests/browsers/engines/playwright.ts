import {
  chromium,
  webkit,
  type BrowserType,
  type ElementHandle,
  type LaunchOptions,
  type Page,
} from '@playwright/test';
import { chromiumLaunch } from '#tests/support/chromium.ts';
import { phone, type Engine, type EnginePage } from './engine.ts';

/** Playwright's own build of WebKit (`npx playwright install webkit`), nearer to Safari than WebKitGTK is. */
export const openPlaywrightWebKit = (): Promise<Engine> => openEngine(webkit, {});

/** The same driver in the Chromium of the tests, where Playwright's WebKit cannot be installed. */
export const openPlaywrightChromium = (): Promise<Engine> =>
  openEngine(
    chromium,
    chromiumLaunch(['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream']),
  );

async function openEngine(kind: BrowserType, options: LaunchOptions): Promise<Engine> {
  const browser = await kind.launch(options);
  return {
    name: `Playwright's ${kind.name()} ${browser.version()}`,
    narrowest: phone.width,
    open: async (size) => {
      const context = await browser.newContext({ viewport: size });
      return openPage(await context.newPage());
    },
    close: async () => browser.close(),
  };
}

function openPage(page: Page): EnginePage {
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: async (expression) => page.evaluate(expression),
    click: async (element) => (await handleOf(page, element)).click(),
    type: async (element, text) => (await handleOf(page, element)).type(text),
    choose: async (element, value) => void (await (await handleOf(page, element)).selectOption(value)),
    attach: async (element, path) => (await handleOf(page, element)).setInputFiles(path),
    resize: async (next) => await page.setViewportSize(next),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    picture: async () => page.screenshot(),
    close: async () => page.context().close(),
  };
}

async function handleOf(page: Page, expression: string): Promise<ElementHandle> {
  const element = (await page.evaluateHandle(expression)).asElement();
  if (!element) throw new Error(`no element: ${expression}`);
  return element as ElementHandle;
}
