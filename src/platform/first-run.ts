import { keptText } from './kept-text.ts';

const kept = keptText('passage-first-run');

/** Whether the first questions were answered or put aside here: they are not offered again. */
export const isFirstRunOver = (): boolean => kept.read() === 'over';

/** With storage refused they are offered until there is a target, a level or an answer. */
export const endFirstRun = (): void => kept.keep('over');
