import { keptText, type KeptText } from '#platform/kept-text.ts';
import { createListeners } from './listeners.ts';

/** The language that words and questions are translated into on this device: one for both. */
export interface LanguageChoice {
  /** As profiles have it: `FA`; `null`: none chosen. */
  readonly read: () => string | null;
  readonly write: (code: string | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** With storage refused the choice holds until the page is left. */
export function createLanguageChoice(kept: KeptText): LanguageChoice {
  const listeners = createListeners();
  let chosen = kept.read();
  return {
    read: () => chosen,
    write(code) {
      chosen = code;
      kept.keep(code);
      listeners.tell();
    },
    subscribe: listeners.subscribe,
  };
}

export const languageChoice = createLanguageChoice(keptText('passage-dictionary-language'));
