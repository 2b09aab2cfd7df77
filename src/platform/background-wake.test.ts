import { expect, test } from 'vitest';
import { createBackgroundWake } from './background-wake.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A browser that grants, or refuses, both kinds of background sync. */
function browserWith(isGranted: boolean) {
  const asked: string[] = [];
  const register = (kind: string) => async (tag: string) => {
    asked.push(`${kind} ${tag}`);
    if (!isGranted) throw new DOMException('no', 'NotAllowedError');
  };
  const ready = Promise.resolve({
    sync: { register: register('sync') },
    periodicSync: { register: register('periodicsync') },
  });
  return { asked, browser: { serviceWorker: { ready } } as unknown as Navigator };
}

test('each save asks for the next network; the periodic wish is made once a page', async () => {
  const { asked, browser } = browserWith(true);
  const wake = createBackgroundWake(browser);
  expect(asked).toEqual([]);
  wake.ask();
  wake.ask();
  await turn();
  expect(asked).toEqual(['sync outbox', 'periodicsync outbox', 'sync outbox']);
});

test('a browser that refuses, or has none of it, disturbs nobody', async () => {
  const refusing = browserWith(false);
  createBackgroundWake(refusing.browser).ask();
  await turn();
  expect(refusing.asked).toHaveLength(2);
  createBackgroundWake({} as Navigator).ask();
});
