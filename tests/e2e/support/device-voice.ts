import { expect, type Page } from '@playwright/test';

/** Gives the next page that is opened a device with a British voice, which says nothing aloud and is heard at once. */
export async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class Utterance extends EventTarget {
      voice: unknown = null;
      lang = 'en';
      rate = 1;
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    const voice = { name: 'Emma', lang: 'en-GB', localService: true, default: true, voiceURI: 'Emma' };
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => [voice],
      cancel: () => {},
      speak: (utterance: Utterance) => {
        document.documentElement.dataset['said'] = utterance.text;
        queueMicrotask(() => utterance.dispatchEvent(new Event('end')));
      },
    });
    Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', { value: Utterance });
    Object.defineProperty(globalThis, 'speechSynthesis', { value: speech });
  });
}

/** The voice of the device has said the text last. From here on it has said nothing. */
export async function expectSaid(page: Page, text: string): Promise<void> {
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-said', text);
  await root.evaluate((element) => element.removeAttribute('data-said'));
}
