import { expect, type Page } from '@playwright/test';

interface VoiceOptions {
  /** It speaks as long as the story lets it, and not just for a moment. */
  readonly isPatient?: boolean;
  /** Languages of which it has a voice as well: `es-ES`. */
  readonly languages?: readonly string[];
}

/**
 * Gives the next page that is opened a device with a British voice, which says nothing aloud. As in a browser, what is cancelled ends
 * in an error.
 */
export async function giveVoice(
  page: Page,
  { isPatient = false, languages = [] }: VoiceOptions = {},
): Promise<void> {
  await page.addInitScript(
    ({ isHeld, others }) => {
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
      let current: Utterance | null = null;
      let reached = 0;
      const finish = (event: Event) => {
        const finished = current;
        current = null;
        queueMicrotask(() => finished?.dispatchEvent(event));
      };
      const speech = Object.assign(new EventTarget(), {
        getVoices: () => [voice, ...others.map((lang) => ({ ...voice, name: lang, lang, default: false }))],
        cancel: () => finish(Object.assign(new Event('error'), { error: 'interrupted' })),
        speak: (utterance: Utterance) => {
          current = utterance;
          reached = 0;
          const { dataset } = document.documentElement;
          dataset['said'] = utterance.text;
          dataset['rate'] = utterance.rate.toFixed(2);
          if (!isHeld) finish(new Event('end'));
        },
      });
      addEventListener('story-sentence', () => finish(new Event('end')));
      addEventListener('story-word', () => {
        const word = /\S+/u.exec(current?.text.slice(reached) ?? '');
        if (word === null) return;
        const charIndex = reached + word.index;
        reached = charIndex + word[0].length;
        current?.dispatchEvent(Object.assign(new Event('boundary'), { name: 'word', charIndex }));
      });
      Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', { value: Utterance });
      Object.defineProperty(globalThis, 'speechSynthesis', { value: speech });
    },
    { isHeld: isPatient, others: languages },
  );
}

/** The voice of the device has said the text last, or says it now. From here on it has said nothing. */
export async function expectSaid(page: Page, text: string): Promise<void> {
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-said', text);
  await root.evaluate((element) => element.removeAttribute('data-said'));
}

/** A patient voice goes on by a word of its sentence, or to the end of it. */
export async function speakOn(page: Page, by: 'word' | 'sentence'): Promise<void> {
  await page.evaluate((name) => dispatchEvent(new Event(name)), `story-${by}`);
}

/** What is marked in the text as being read out: the sentence, and the word of it that the voice has told. */
export async function markedText(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    ['sentence', 'word'].flatMap((kind) =>
      [...(CSS.highlights.get(`passage-spoken-${kind}`) ?? [])].map(String),
    ),
  );
}
