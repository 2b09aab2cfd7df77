import { keptText } from './kept-text.ts';

/** The last word to who leaves: it outlives the page on which they left, in this tab alone, and is said once. It names nobody. */
const kept = keptText('passage-farewell', () => sessionStorage);

/** Said as the page goes, so that no screen of this one takes it for its own. `null`: nothing is to be said. */
export const leaveFarewell = (text: string | null): void => kept.keep(text);

/** `null`: nobody has left here. */
export const readFarewell = (): string | null => kept.read();

export const forgetFarewell = (): void => kept.keep(null);
