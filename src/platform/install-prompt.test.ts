import { afterEach, expect, it, vi } from 'vitest';
import { createInstallPrompt } from './install-prompt.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

interface Shape {
  readonly has?: 'GestureEvent';
  readonly standalone?: boolean;
  readonly maxTouchPoints?: number;
  readonly displayMode?: string;
  readonly userAgent?: string;
}

/** What a browser shows of itself to who asks for its abilities. */
function pageOf({
  has,
  standalone,
  maxTouchPoints = 0,
  displayMode = 'browser',
  userAgent = '',
}: Shape): Window {
  const navigator = { maxTouchPoints, userAgent, ...(standalone === undefined ? {} : { standalone }) };
  const matchMedia = (query: string) => ({ matches: query === `(display-mode: ${displayMode})` });
  const abilities = has === undefined ? {} : { [has]: Event };
  return Object.assign(new EventTarget(), { navigator, matchMedia, ...abilities }) as unknown as Window;
}
const stateOf = (shape: Shape) => createInstallPrompt(pageOf(shape)).state();

it.each([
  ['a phone of WebKit', { standalone: false, has: 'GestureEvent', maxTouchPoints: 5 }, 'home-screen'],
  [
    'a tablet of WebKit, whatever it calls itself',
    { standalone: false, maxTouchPoints: 5, userAgent: 'Macintosh' },
    'home-screen',
  ],
  ['a computer of WebKit', { has: 'GestureEvent' }, 'dock'],
  ['a computer of WebKit that knows home screens too', { has: 'GestureEvent', standalone: false }, 'dock'],
] as const)('is done by hand in %s', (_, shape, place) => {
  expect(stateOf(shape)).toEqual({ kind: 'by-hand', place });
});

it.each([
  ['from the home screen', { standalone: true, maxTouchPoints: 5 }],
  ['from the Dock', { has: 'GestureEvent', displayMode: 'standalone' }],
] as const)('is over in an app that was opened %s', (_, shape) => {
  expect(stateOf(shape)).toEqual({ kind: 'installed' });
});

it('is offered by nobody who only says the name of a phone', () => {
  expect(stateOf({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' })).toEqual({
    kind: 'impossible',
  });
});

it('is asked for when the browser says so, once', async () => {
  const page = pageOf({});
  const prompt = createInstallPrompt(page);
  const asked = vi.fn<() => Promise<{ outcome: string }>>(async () => ({ outcome: 'accepted' }));
  page.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: asked }));
  expect(prompt.state()).toEqual({ kind: 'ready' });
  expect(await prompt.show()).toBe('accepted');
  expect(await prompt.show()).toBe('unavailable');
  expect(asked).toHaveBeenCalledTimes(1);
});
