import { createListeners } from '#platform/listeners.ts';
import type { DeviceVoice, SayOutcome, VoiceState } from '#platform/voice/device-voice.ts';

const british: VoiceState = { kind: 'there', accents: ['UK'] };

/** A device's voice that speaks until the test says how it ended. */
export function createFakeVoice(first: VoiceState = british, languages: readonly string[] = ['en']) {
  const listeners = createListeners();
  const said: { text: string; rate: number }[] = [];
  let state = first;
  let resolveCurrent: ((outcome: SayOutcome) => void) | null = null;
  let tellWord: (at: number) => void = () => undefined;
  function end(outcome: SayOutcome): void {
    const resolve = resolveCurrent;
    resolveCurrent = null;
    resolve?.(outcome);
    listeners.tell();
  }
  const voice: DeviceVoice = {
    getState: () => state,
    isSpeaking: () => resolveCurrent !== null,
    subscribe: listeners.subscribe,
    speaks: (language) => languages.includes(language),
    say(text, _accent, rate = 1, onWord = () => undefined) {
      end('stopped');
      said.push({ text, rate });
      tellWord = onWord;
      return new Promise((resolve) => {
        resolveCurrent = resolve;
        listeners.tell();
      });
    },
    stop: () => end('stopped'),
  };
  return {
    voice,
    /** What it was asked to say, in turn. */
    said,
    end,
    /** It begins the word at this character. */
    reachWord: (at: number) => tellWord(at),
    /** The browser tells its voices. */
    arrive: (next: VoiceState = british) => {
      state = next;
      listeners.tell();
    },
  };
}
