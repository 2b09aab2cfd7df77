import { keptText } from './kept-text.ts';

/** Whether something was saved here while nobody was signed in: known also after the database is gone. */
const kept = keptText('passage-only-here');

export const hasLocalWork = (): boolean => kept.read() !== null;

/** `false`: it became an account's, or its learner took it off this device. */
export const keepLocalWork = (isThere: boolean): void => kept.keep(isThere ? 'yes' : null);
