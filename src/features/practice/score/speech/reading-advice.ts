import type { SpeechEvidence } from '#contract/entities/evidence.ts';
import { weakWords } from './weak-words.ts';

/** From here on wrong words cost more than anything else. */
const shareOfWrongWords = 0.08;

/** "What would help most" after speech of a known text: one sentence, or nothing to say. */
export function readingAdvice({ words, pace, refused }: SpeechEvidence): string | null {
  if (refused !== null) return null;
  const count = (type: SpeechEvidence['words'][number]['type']) =>
    words.filter((word) => word.type === type).length;
  const missed = count('MISSED');
  const different = count('REPLACED');
  const total = Math.max(1, words.length - count('EXTRA'));
  if ((missed + different) / total >= shareOfWrongWords) {
    return missed >= different
      ? `Say every word: ${wordCount(missed)} left out.`
      : `Look at the marked words before you read on: ${wordCount(different)} not heard as written.`;
  }
  if (pace && pace.overFast) return 'Read a little slower: each word needs its time to be understood.';
  if (pace && pace.restarts >= 2)
    return 'Read on when you slip: going back costs more than one wrong word does.';
  if (pace && pace.longPauses > 0)
    return 'Pause only at commas and full stops, and shorter than a second: read on in groups of words.';
  if (missed + different > 0) return 'Listen to the marked words, then say each of them once more.';
  const [weakest] = weakWords(words);
  const word = weakest === undefined ? undefined : words[weakest];
  if (word) return `Listen to "${word.word}" in both voices, and say it once more.`;
  return null;
}

function wordCount(count: number): string {
  return count === 1 ? '1 word was' : `${count} words were`;
}
