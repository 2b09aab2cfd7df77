import { largestFileBytes, type ShareProblem } from '#platform/shared-files.ts';
import { sizeWords } from '#ui/amounts.ts';

export interface SharedWords {
  readonly title: string;
  readonly text: string;
}

const again = 'Share it again, or choose it under a speaking question with "Use an audio file".';

/** Why there is no recording to choose a question for, and what helps. */
export const sharedWords: Readonly<Record<ShareProblem, SharedWords>> = {
  none: {
    title: 'No recording is waiting',
    text: 'Share an audio file from another app with Passage, or choose it under a speaking question with "Use an audio file".',
  },
  several: {
    title: 'One recording at a time',
    text: 'You shared more than one file, and an answer is one recording. Share them one by one.',
  },
  empty: {
    title: 'This file is empty',
    text: 'There is no sound in it. Record again, then share the new file.',
  },
  large: {
    title: 'This file is too large',
    text: `An answer is a minute or two of speech. Share a file of ${sizeWords(largestFileBytes)} at most.`,
  },
  full: {
    title: 'This recording could not be kept',
    text: `There may be no room for it on this device. Free some room under Me, Offline and storage. ${again}`,
  },
  'not-audio': {
    title: 'This is not an audio file',
    text: 'Passage takes recordings of speech: m4a, mp3, wav, ogg or webm. Share one of those.',
  },
};

/** A problem as the address has it. */
export function problemOf(text: string | undefined): ShareProblem | null {
  return text !== undefined && Object.hasOwn(sharedWords, text) ? (text as ShareProblem) : null;
}
