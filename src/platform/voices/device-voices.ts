/** Accents that the product has players for (spec section 2). */
export const accents = ['US', 'UK', 'AU'] as const;
export type Accent = (typeof accents)[number];

const languageOf: Readonly<Record<Accent, string>> = { US: 'en-us', UK: 'en-gb', AU: 'en-au' };

/** The voices of this device, as far as a player needs them. */
export interface DeviceVoices {
  /** Name of the device's voice of an accent; `null`: it has none, or none yet. */
  nameOf(accent: Accent): string | null;
  /** Says a text, ending what was being said. `rate`: 1 as it is. */
  say(text: string, how: { readonly accent: Accent; readonly rate: number }): void;
  stop(): void;
  /** Browsers fetch the list of voices late. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Voices that speak without a network come first: the app promises to work in a tunnel. */
function findVoice(synthesis: SpeechSynthesis, accent: Accent): SpeechSynthesisVoice | undefined {
  return synthesis
    .getVoices()
    .filter(({ lang }) => lang.toLowerCase().replace('_', '-').startsWith(languageOf[accent]))
    .toSorted((a, b) => Number(b.localService) - Number(a.localService))[0];
}

const silent: DeviceVoices = { nameOf: () => null, say: () => {}, stop: () => {}, subscribe: () => () => {} };

/** The speech synthesis of a browser; without one there is no voice of any accent. */
export function createDeviceVoices(view: Partial<Pick<Window, 'speechSynthesis'>>): DeviceVoices {
  const synthesis = view.speechSynthesis;
  if (synthesis === undefined) return silent;
  return {
    nameOf: (accent) => findVoice(synthesis, accent)?.name ?? null,
    say(text, { accent, rate }) {
      const voice = findVoice(synthesis, accent);
      if (voice === undefined) return;
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.rate = rate;
      synthesis.cancel();
      synthesis.speak(utterance);
    },
    stop: () => synthesis.cancel(),
    subscribe(listener) {
      synthesis.addEventListener('voiceschanged', listener);
      return () => synthesis.removeEventListener('voiceschanged', listener);
    },
  };
}
