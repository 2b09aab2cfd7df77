import type { WordRefusal } from '#engines/speech/word/score-word.ts';

const refusals: Readonly<Record<WordRefusal, string>> = {
  'other-word': 'What we heard is not this word. Say the word once more.',
  'no-speech':
    'We heard nothing that sounds like a voice. Check that the microphone is the right one, is on, and is not covered. Then try again.',
  empty:
    'We heard nothing. Check that the microphone is the right one, is on, and is not covered. Then try again.',
  'too-short': 'This recording is too short to score. Say the whole word, then stop.',
  'too-quiet': 'This recording is too quiet to score. Try again closer to the microphone.',
  noisy: 'There is too much noise to score this. Try again in a quieter place.',
  clipping: 'The sound is distorted. Try again a little further from the microphone.',
  'too-long': 'This recording is too long to score. Say the word once, then stop.',
};

/** What was heard instead is named when it is short enough to be read at a glance. */
const longestHeard = 40;

/** Why a word got no score, and what to do. `heard`: the words that were said instead. */
export function refusalWords(reason: WordRefusal, heard?: string): string {
  if (reason === 'other-word' && heard !== undefined && heard !== '' && heard.length <= longestHeard)
    return `We heard “${heard.replace(/\p{P}+$/u, '')}”. Say the word again.`;
  return refusals[reason];
}
