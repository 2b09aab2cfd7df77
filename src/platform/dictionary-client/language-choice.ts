import { keptText } from '#platform/kept-text.ts';

const kept = keptText('passage-dictionary-language');

/** The language that words are translated into on this device; `null`: none chosen. */
export const readLanguageChoice = (): string | null => kept.read();

/** With storage refused the choice holds until the page is left. */
export const writeLanguageChoice = (code: string | null): void => kept.keep(code);
