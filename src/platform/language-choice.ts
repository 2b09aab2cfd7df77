import { keptText } from '#platform/kept-text.ts';
import { createListeners } from './listeners.ts';

/** The language that words and questions are translated into on this device: one for both. */
export interface LanguageChoice {
  /** As profiles have it: `FA`; `null`: none chosen. */
  readonly read: () => string | null;
  readonly write: (code: string | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const kept = keptText('passage-dictionary-language');
const listeners = createListeners();
/** With storage refused the choice holds until the page is left. */
let chosen = kept.read();

export const languageChoice: LanguageChoice = {
  read: () => chosen,
  write(code) {
    chosen = code;
    kept.keep(code);
    listeners.tell();
  },
  subscribe: listeners.subscribe,
};
