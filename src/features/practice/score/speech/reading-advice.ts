import type { Advice } from '#features/practice/task-frame/advice.ts';
import type { SpeechEvidence } from '#contract/entities/speech-evidence.ts';
import { weakWords } from './weak-words.ts';

/** From here on wrong words cost more than anything else. */
const shareOfWrongWords = 0.08;

/** What helps differs: a text that is read lies before the learner, a sentence that is repeated is gone. */
const advice = {
  read: {
    different: (count: string): Advice =>
      `Look at the marked words before you read on: ${count} not heard as written.`,
    fast: 'Read a little slower: each word needs its time to be understood.',
    restarts: 'Read on after a mistake: going back costs more than one wrong word does.',
    pauses:
      'Pause only at commas and full stops: keep each pause shorter than a second, and read on in groups of words.',
  },
  repeat: {
    different: (count: string): Advice =>
      `Keep each word as you hear it: ${count} not heard as in the sentence.`,
    fast: 'Speak a little slower: each word needs its time to be understood.',
    restarts: 'Go on after a mistake: starting again costs more than one wrong word does.',
    pauses: 'Say the sentence in one go: a long pause costs more than a wrong word.',
  },
} as const;

/** "What would help most" after speech of a known text: one sentence, or nothing to say. */
export function readingAdvice(
  { words, pace, refused }: SpeechEvidence,
  kind: keyof typeof advice = 'read',
): Advice | null {
  const say = advice[kind];
  if (refused !== null) return null;
  const count = (type: SpeechEvidence['words'][number]['type']) =>
    words.filter((word) => word.type === type).length;
  const missed = count('MISSED');
  const different = count('REPLACED');
  const total = Math.max(1, words.length - count('EXTRA'));
  if ((missed + different) / total >= shareOfWrongWords) {
    return missed >= different
      ? `Say every word: ${wordCount(missed)} left out.`
      : say.different(wordCount(different));
  }
  if (pace && pace.overFast) return say.fast;
  if (pace && pace.restarts >= 2) return say.restarts;
  if (pace && pace.longPauses > 0) return say.pauses;
  if (missed + different > 0) return 'Say the marked words once more: listen to each of them first.';
  const [weakest] = weakWords(words);
  const word = weakest === undefined ? undefined : words[weakest];
  if (word) return `Listen to "${word.word}" in both voices: then say it once more.`;
  return null;
}

function wordCount(count: number): string {
  return count === 1 ? '1 word was' : `${count} words were`;
}
