import { existsSync, globSync } from 'node:fs';
import { freePort } from '#tests/support/free-port.ts';
import { until } from '#tests/browsers/until.ts';
import type { Engine, EnginePage, Size } from './engine.ts';
import { startProcess } from './start-process.ts';
import { WebDriverSession } from './web-driver.ts';

const driverPath = '/usr/bin/WebKitWebDriver';
const screenPath = '/usr/bin/Xvfb';
const startMs = 60_000;

/** Path of WebKitGTK's own small browser, on any architecture. */
const browserPath = (): string | undefined =>
  globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').toSorted().at(-1);

/** What is missing on this machine for a walk in WebKit; `null`: nothing. */
export function missingForWebKit(): string | null {
  if (!existsSync(driverPath)) return 'WebKitWebDriver (Debian: webkit2gtk-driver)';
  if (!existsSync(screenPath)) return 'Xvfb (Debian: xvfb)';
  return browserPath() ? null : 'MiniBrowser (Debian: libwebkit2gtk-4.1-0)';
}

/** WebKitGTK, driven by WebDriver, on a screen in memory. */
export async function openWebKit(): Promise<Engine> {
  const binary = browserPath();
  if (!binary) throw new Error('MiniBrowser is missing');
  const screen = startProcess(screenPath, [
    '-displayfd',
    '1',
    '-screen',
    '0',
    '1400x1100x24',
    '-nolisten',
    'tcp',
  ]);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const display = await until('a screen', () => /^\d+$/m.exec(screen.output())?.[0], startMs);
  const driver = startProcess(driverPath, [`--port=${port}`, '--host=127.0.0.1'], {
    ...process.env,
    DISPLAY: `:${display}`,
    GDK_BACKEND: 'x11',
  });
  const end = async () => {
    await driver.end();
    await screen.end();
  };
  const openSession = async () =>
    WebDriverSession.create(address, {
      'webkitgtk:browserOptions': {
        binary,
        args: ['--automation', '--enable-media-stream=1', '--enable-mock-capture-devices=1'],
      },
    });
  try {
    await until('WebKitWebDriver', () => answers(`${address}/status`), startMs);
    const first = await openSession();
    const version = String(first.capabilities['browserVersion']);
    await first.end();
    return {
      name: `WebKitGTK ${version}`,
      narrowest: 480,
      open: async (size) => openPage(await openSession(), size),
      close: end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

async function openPage(session: WebDriverSession, size: Size): Promise<EnginePage> {
  await session.post('window/rect', { ...size });
  return {
    open: async (url) => void (await session.post('url', { url })),
    evaluate: async (expression) => session.evaluate(expression),
    click: async (element) => void (await session.post(`${await session.element(element)}/click`)),
    type: async (element, text) =>
      void (await session.post(`${await session.element(element)}/value`, { text })),
    choose: async (element, value) => {
      const option = `[...${element}.options].find((option) => option.value === ${JSON.stringify(value)})`;
      await session.post(`${await session.element(option)}/click`);
    },
    attach: async (element, path) =>
      void (await session.post(`${await session.element(element)}/value`, { text: path })),
    resize: async (next) => void (await session.post('window/rect', { ...next })),
    reload: async () => void (await session.post('refresh')),
    back: async () => void (await session.post('back')),
    forward: async () => void (await session.post('forward')),
    picture: async () => Buffer.from(String(await session.get('screenshot')), 'base64'),
    close: async () => session.end(),
  };
}
