import { createListeners } from '#platform/listeners.ts';
import type { Clock } from '#platform/clock.ts';

/** Accents of English that a voice may have (spec section 2). */
export const voiceAccents = ['US', 'UK', 'AU'] as const;
export type VoiceAccent = (typeof voiceAccents)[number];

/**
 * What the device can say. `looking`: the browser has not told its voices yet. `there`: it has English voices, in
 * these accents; in none of the three when all of its English voices have another one.
 */
export type VoiceState =
  | { readonly kind: 'looking' }
  | { readonly kind: 'none' }
  | { readonly kind: 'there'; readonly accents: readonly VoiceAccent[] };

/** An accent of English, or another language. */
export type SpokenIn = VoiceAccent | { readonly language: string };

/** How a word went. `stopped`: something else was said instead, or nothing any more. */
export type SayOutcome = 'said' | 'stopped' | 'failed';

/** The device's own voice. Nothing rejects. */
export interface DeviceVoice {
  readonly getState: () => VoiceState;
  readonly isSpeaking: () => boolean;
  /** Calls the listener when the voices change, and when the voice begins or ends. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether it has a voice of this language: a tag as pages have it, as `fa` or `zh-Hans`. */
  readonly speaks: (language: string) => boolean;
  /**
   * Says a text in the accent, or in another one where the device has no such voice. `rate`: 1 as it is. `onWord` hears at which
   * character of the text each word begins, from voices that tell. In another language it fails where there is no voice of it.
   */
  say(text: string, spokenIn: SpokenIn, rate?: number, onWord?: (at: number) => void): Promise<SayOutcome>;
  stop(): void;
}

const languages: Record<VoiceAccent, string> = { US: 'en-us', UK: 'en-gb', AU: 'en-au' };

/** Browsers tell their voices late, if at all: whoever has none by then has none. */
const lookForMs = 2_500;
/** A voice that says nothing for so long will not speak: some engines never call back. */
const patienceMs = 10_000;
/** A slow voice needs this much for a letter of a long sentence. */
const perLetterMs = 100;
/** Another page or the system took the voice away. */
const takenAway: ReadonlySet<string> = new Set(['canceled', 'interrupted']);

const codeOf = (voice: SpeechSynthesisVoice): string => voice.lang.replace('_', '-').toLowerCase();

/** Voices of a language: those of the device, or those of the network where it has none of its own. */
function voicesOf(speech: SpeechSynthesis, language: string): SpeechSynthesisVoice[] {
  const main = language.split('-')[0]?.toLowerCase();
  const all = speech.getVoices().filter((voice) => codeOf(voice).split('-')[0] === main);
  const own = all.filter((voice) => voice.localService);
  return own.length > 0 ? own : all;
}

/** The voice that says a text; `null`: whichever the browser takes. */
function voiceFor(speech: SpeechSynthesis, spokenIn: SpokenIn): SpeechSynthesisVoice | null {
  if (typeof spokenIn === 'object') return voicesOf(speech, spokenIn.language)[0] ?? null;
  const voices = voicesOf(speech, 'en');
  return voices.find((voice) => codeOf(voice) === languages[spokenIn]) ?? voices[0] ?? null;
}

/** The voices of `speech`; `undefined` in a browser without any. */
export function createDeviceVoice(speech: SpeechSynthesis | undefined, clock: Clock): DeviceVoice {
  const listeners = createListeners();
  let state: VoiceState = speech ? { kind: 'looking' } : { kind: 'none' };
  let endCurrent: ((outcome: SayOutcome) => void) | null = null;

  function look(isLast: boolean): void {
    if (!speech) return;
    const voices = voicesOf(speech, 'en');
    if (voices.length === 0 && !isLast && state.kind === 'looking') return;
    const accents = voiceAccents.filter((accent) =>
      voices.some((voice) => codeOf(voice) === languages[accent]),
    );
    state = voices.length > 0 ? { kind: 'there', accents } : { kind: 'none' };
    listeners.tell();
  }

  if (speech) {
    look(false);
    speech.addEventListener('voiceschanged', () => look(false));
    clock.after(lookForMs, () => look(true));
  }

  function stop(): void {
    endCurrent?.('stopped');
    speech?.cancel();
  }

  return {
    getState: () => state,
    isSpeaking: () => endCurrent !== null,
    subscribe: listeners.subscribe,
    speaks: (language) => speech !== undefined && voicesOf(speech, language).length > 0,
    stop,
    say(text, spokenIn, rate = 1, onWord = () => undefined) {
      if (!speech) return Promise.resolve('failed');
      const voice = voiceFor(speech, spokenIn);
      if (voice === null && typeof spokenIn === 'object') return Promise.resolve('failed');
      stop();
      return new Promise((resolve) => {
        const utterance = new SpeechSynthesisUtterance(text);
        utterance.voice = voice;
        utterance.lang = utterance.voice?.lang ?? 'en';
        // A little slower than speech: one word has no context that helps.
        utterance.rate = 0.9 * rate;
        const lengthMs = patienceMs + Math.max(0, text.length - 80) * perLetterMs;
        const cancelPatience = clock.after(lengthMs / Math.min(1, rate), () => {
          end('failed');
          // It must not begin after all.
          speech.cancel();
        });
        const end = (outcome: SayOutcome) => {
          if (endCurrent !== end) return;
          endCurrent = null;
          cancelPatience();
          resolve(outcome);
          listeners.tell();
        };
        endCurrent = end;
        utterance.addEventListener('boundary', ({ name, charIndex }) => {
          if (endCurrent === end && name !== 'sentence') onWord(charIndex);
        });
        utterance.addEventListener('end', () => end('said'));
        utterance.addEventListener('error', ({ error }) => end(takenAway.has(error) ? 'stopped' : 'failed'));
        listeners.tell();
        speech.speak(utterance);
      });
    },
  };
}
