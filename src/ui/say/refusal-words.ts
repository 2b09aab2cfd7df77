import type { WordRefusal } from '#engines/speech/word/score-word.ts';
import { soundRefusals } from '#ui/audio/sound-refusals.ts';

const refusals: Readonly<Record<WordRefusal, string>> = {
  ...soundRefusals,
  'other-word': 'What we heard is not this word. Say the word once more.',
  'too-short': 'This recording is too short to score. Say the whole word, then stop.',
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
