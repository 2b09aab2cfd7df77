import { keptText } from './kept-text.ts';

/**
 * Names the time in which one learner sits at this device. `public/first.js` marks each entry of the history with it, before the app
 * runs: addresses of an earlier sitting lose their search, and pages of one that come back from the back/forward cache start anew.
 */
const kept = keptText('passage-sitting');

/** The learner leaves: the next sitting has another name. */
export const endSitting = (freshId: string): void => kept.keep(freshId);
