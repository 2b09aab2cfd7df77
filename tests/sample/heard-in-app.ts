import type { Page } from '@playwright/test';

/** A sound that a player of the app has played. */
export interface HeardInApp {
  readonly sha256: string;
  readonly durationMs: number;
  readonly isToTheEnd: boolean;
}

interface Played {
  readonly url: string;
  readonly element: HTMLMediaElement;
  isToTheEnd: boolean;
}

interface Listening {
  readonly blobs: Map<string, Blob>;
  readonly played: Played[];
}

/** Runs in the page, before its own code: keeps each sound that is played, as the player got it. */
export function keepPlayedSounds(): void {
  const kept: Listening = { blobs: new Map(), played: [] };
  Object.assign(globalThis, { heardInApp: kept });
  const makeUrl = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (source) => {
    const url = makeUrl(source);
    if (source instanceof Blob) kept.blobs.set(url, source);
    return url;
  };
  const { prototype } = HTMLMediaElement;
  const { value: play } = Object.getOwnPropertyDescriptor(prototype, 'play') as {
    value: (this: HTMLMediaElement) => Promise<void>;
  };
  prototype.play = function (this: HTMLMediaElement) {
    const one: Played = { url: this.currentSrc || this.src, element: this, isToTheEnd: false };
    kept.played.push(one);
    this.addEventListener('ended', () => {
      one.isToTheEnd = true;
    });
    return play.call(this);
  };
}

/** Waits until what plays has been heard to its end. */
export async function waitForEnd(page: Page, timeout: number): Promise<void> {
  const hasEnded = () => {
    const { played } = (globalThis as unknown as { heardInApp: Listening }).heardInApp;
    return played.some(({ isToTheEnd }) => isToTheEnd);
  };
  await page.waitForFunction(hasEnded, undefined, { timeout });
}

/** What was played on this page since it was opened. */
export async function heardInApp(page: Page): Promise<HeardInApp[]> {
  return page.evaluate(async () => {
    const { blobs, played } = (globalThis as unknown as { heardInApp: Listening }).heardInApp;
    return Promise.all(
      played.map(async ({ url, element, isToTheEnd }) => {
        const blob = blobs.get(url) ?? (await (await fetch(url)).blob());
        const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()));
        const sha256 = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
        return { sha256, durationMs: element.duration * 1000, isToTheEnd };
      }),
    );
  });
}
