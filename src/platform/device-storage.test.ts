import { afterEach, expect, it, vi } from 'vitest';
import { createDeviceStorage } from './device-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function browserWith(isPersisted: boolean, query: (name: string) => Promise<{ state: string }>): Navigator {
  const storage = { persisted: async () => isPersisted };
  const permissions = { query: ({ name }: { name: string }) => query(name) };
  return { storage, permissions } as unknown as Navigator;
}
const keepingOf = (browser: Navigator) => createDeviceStorage(browser).keeping();
const prompts = async () => ({ state: 'prompt' });

it('knows a browser that has promised to keep what is saved', async () => {
  expect(await keepingOf(browserWith(true, prompts))).toBe('kept');
});

it('knows a browser that would ask the learner, and one that was told no', async () => {
  const asked: string[] = [];
  const browser = browserWith(false, async (name) => {
    asked.push(name);
    return { state: 'prompt' };
  });
  expect(await keepingOf(browser)).toBe('asks');
  expect(asked).toEqual(['persistent-storage']);
  expect(await keepingOf(browserWith(false, async () => ({ state: 'denied' })))).toBe('decides');
});

it('leaves it to browsers that decide by themselves', async () => {
  const rejects = () => Promise.reject(new TypeError('no such permission'));
  expect(await keepingOf(browserWith(false, rejects))).toBe('decides');
  expect(await keepingOf({} as Navigator)).toBe('decides');
  vi.stubGlobal('onbeforeinstallprompt', null);
  expect(await keepingOf(browserWith(false, prompts))).toBe('decides');
});

it.each([
  ['an engine that knows home screens', { standalone: false }, null, 7],
  ['an engine that knows the gestures of a trackpad', {}, 'GestureEvent', 7],
  ['an app on the home screen', { standalone: true }, null, null],
  ['any other browser, whatever it calls itself', { vendor: 'Apple Computer, Inc.' }, null, null],
] as const)(
  'knows after how many days without a visit %s clears what is saved',
  async (_, own, ability, days) => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    if (ability) vi.stubGlobal(ability, Event);
    const browser = Object.assign(browserWith(false, prompts), own);
    expect(await createDeviceStorage(browser).clearedAfterDays()).toBe(days);
  },
);

it('does not tell of days where the browser has promised to keep what is saved', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const browser = Object.assign(browserWith(true, prompts), { standalone: false });
  expect(await createDeviceStorage(browser).clearedAfterDays()).toBeNull();
});

it('answers where the browser has no StorageManager at all', async () => {
  const storage = createDeviceStorage({} as Navigator);
  expect(await storage.room()).toBeNull();
  expect(await storage.fits(1_000)).toBeNull();
  expect(await storage.keeping()).toBe('decides');
  expect(await storage.persist()).toBe(false);
});
