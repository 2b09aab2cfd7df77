import type { SpeechEvidence } from '#contract/entities/speech-evidence.ts';
import { allCopied } from '#domain/answers/worth-nothing.ts';
import { isCovered } from '#domain/answers/answered-parts.ts';
import { counted } from '#domain/numbers/counted.ts';
import { from, type WhyZero, type WhyZeroByTrait } from './zero-reason.ts';

/** A reason from what an engine heard. */
const heard = (say: (speech: SpeechEvidence) => string | null): WhyZero =>
  from('recording', ({ speech }) => (speech === undefined ? null : say(speech)));

/** How many words a known text has, and how many of them were heard. */
function countsOf({ words }: SpeechEvidence): { own: number; right: number } {
  const own = words.filter(({ type }) => type !== 'EXTRA').length;
  return { own, right: words.filter(({ type }) => type === 'CORRECT').length };
}

/** Of a known text: what was heard of its words. */
const readWords = heard((speech) => {
  const { own, right } = countsOf(speech);
  const extra = speech.words.length - own;
  if (own === 0) return null;
  const share =
    right === 0 ? `none of ${counted(own, 'word')} was heard` : `${right} of ${own} words were heard`;
  return extra > 0 && right > 0 ? `${share}, and ${extra} that are not in the text.` : `${share}.`;
});

/** Too few of the words of a sentence that was repeated. */
const repeatedWords = heard((speech) => {
  const { own, right } = countsOf(speech);
  return own === 0 ? null : `${right} of ${counted(own, 'word')} heard as in the sentence. That is too few.`;
});

/** A rater's mark from 0 to 10, as people say it. */
const tenth = (mark: number): string => String(Math.round(mark * 10) / 10);

const pronunciation = heard(({ marks }) =>
  marks === null ? null : `we estimate ${tenth(marks.accuracy.value)} of 10 for how clear the words are.`,
);

const fluency = heard(({ marks, pace }) => {
  if (marks === null) return null;
  const facts =
    pace === null
      ? []
      : [
          `${Math.round(pace.wordsPerMinute)} words a minute`,
          ...(pace.longPauses > 0 ? [counted(pace.longPauses, 'long pause')] : []),
          ...(pace.restarts > 0 ? [counted(pace.restarts, 'restart')] : []),
        ];
  return facts.length > 0
    ? `${facts.join(', ')}.`
    : `we estimate ${tenth(marks.fluency.value)} of 10 for how smoothly you speak.`;
});

/** What was told of something heard or seen. */
const told = heard(({ warnings = [], copied, keyPoints, words }) => {
  if (warnings.includes('off-topic')) return 'what we understood is about something else.';
  const share = copied?.share ?? 0;
  if (share > allCopied) return `${Math.round(share * 100)} % of it repeats the question word for word.`;
  if (keyPoints === undefined || keyPoints.length === 0) return null;
  const found = keyPoints.filter(isCovered).length;
  return `${found} of ${counted(keyPoints.length, 'key point')} found in ${counted(words.length, 'word')}.`;
});

const reply = heard((speech) => {
  const { reply: given, keyPoints = [] } = speech;
  if (given === undefined) return null;
  const done = given.acts.filter(({ found }) => found !== null).length;
  const parts = `${done} of ${counted(given.acts.length, 'part')} of a reply`;
  const points = `${keyPoints.filter(isCovered).length} of ${counted(keyPoints.length, 'key point')}`;
  return `we found ${keyPoints.length === 0 ? parts : `${parts} and ${points}`}.`;
});

const shortAnswer = heard(({ shortAnswer: answer, transcript }) => {
  switch (answer?.standing) {
    case 'wrong':
      return transcript.trim() === ''
        ? 'no answer was understood.'
        : `we understood \u201C${transcript.trim()}\u201D, which is not an accepted answer.`;
    case 'guesses':
      return 'you said more than one answer.';
    case 'unclear':
      return 'the answer was not clear enough to tell.';
    case 'right':
    case undefined:
      return null;
  }
});

export const readZeros: WhyZeroByTrait = { content: readWords, pronunciation, fluency };
export const repeatedZeros: WhyZeroByTrait = { content: repeatedWords, pronunciation, fluency };
export const toldZeros: WhyZeroByTrait = { content: told, pronunciation, fluency };
/** The two exams call the first trait differently. */
export const replyZeros: WhyZeroByTrait = { content: reply, appropriacy: reply, pronunciation, fluency };
export const shortAnswerZeros: WhyZeroByTrait = { vocabulary: shortAnswer };
