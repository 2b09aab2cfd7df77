import type { SignalFacts } from '#contract/entities/answer.ts';
import type { HeardWord, PaceFacts, SpeechEvidence } from '#contract/entities/speech-evidence.ts';
import { counted } from '#domain/numbers/counted.ts';
import { levelWords, secondsText } from '#features/practice/sound/signal-words.ts';
import { soundRefusals } from '#ui/audio/sound-refusals.ts';

type Refusal = NonNullable<SpeechEvidence['refused']>;
export type WordMark = 'said' | 'weak' | 'different' | 'missed' | 'extra';

/** Why a recording gets no marks, and what to do. */
const refusals: Readonly<Record<Refusal, string>> = {
  ...soundRefusals,
  'other-text': 'What we heard is not this text. Check that this is the right question, then try again.',
  'too-short': 'This recording is too short to score. Try again, and stop after the last word.',
  'too-long': 'This recording is too long to score.',
  'no-text': 'This question has no text to compare with.',
};
export function refusalWords(reason: Refusal, signal: SignalFacts | null): string {
  if (reason !== 'other-text' || signal === null) return refusals[reason];
  // The level is named only where it may be to blame.
  switch (levelWords(signal)) {
    case 'Quiet':
      return 'What we heard is not this text, and it was quiet. Check the question, then try again a little louder.';
    case 'Too loud at times':
      return 'What we heard is not this text, and it was too loud at times. Check the question, then try again a little further from the microphone.';
    default:
      return refusals[reason];
  }
}

/** From here on distortion can be heard all over a recording (the engine's own limit for samples). */
const clippedShareAllOver = 0.005;

/** What makes a score less sure, in words. The signal was measured before the MP3, which rounds clipped tops off. */
export function qualityNotes(quality: SpeechEvidence['quality'], signal: SignalFacts | null): string[] {
  const isClipped = signal !== null && signal.clippedShare > clippedShareAllOver;
  const flags = new Set(isClipped ? [...quality, 'clipping' as const] : quality);
  return [...flags].flatMap((flag) => {
    switch (flag) {
      case 'noisy':
        return ['There was noise. We removed it before scoring, so the score is less sure.'];
      case 'clipping':
        return [
          'The microphone was too loud at times, so the score is less sure. Move a little away from it.',
        ];
      case 'too-quiet':
        return ['The recording is quiet, so the score is less sure. Come closer to the microphone.'];
      case 'too-long':
        return ['Only the first three minutes were scored.'];
      case 'empty':
      case 'too-short':
      case 'no-speech':
        return [];
    }
  });
}

export const markNames: Readonly<Record<WordMark, string>> = {
  said: 'Heard',
  weak: 'Worth checking',
  different: 'Sounded different',
  missed: 'Left out',
  extra: 'Extra',
};

export function markOf({ type }: HeardWord, isWeak: boolean): WordMark {
  switch (type) {
    case 'CORRECT':
      return isWeak ? 'weak' : 'said';
    case 'REPLACED':
      return 'different';
    case 'MISSED':
      return 'missed';
    case 'EXTRA':
      return 'extra';
  }
}

/** A fact of speech as name and value. */
interface SpeechFact {
  readonly name: string;
  readonly value: string;
}

/** How much was understood, pace, pauses and level. */
export function speechFacts(
  { engine, pace, understood }: Pick<SpeechEvidence, 'engine' | 'pace' | 'understood'>,
  signal: SignalFacts | null,
): SpeechFact[] {
  // Of a text more words are heard than anybody would understand who does not know it.
  const name = engine === 'transcript' ? 'Understood' : 'Clear to a listener';
  const share = understood === null ? [] : [{ name, value: understoodWords(understood) }];
  return [...share, ...paceFacts(pace, signal)];
}

/** In tenths: more would be more than is known. */
function understoodWords(share: number): string {
  if (share === 1) return 'Every word';
  if (share >= 0.95) return 'Nearly every word';
  if (share < 0.05) return 'Hardly a word';
  return `About ${Math.round(share * 10)} of 10 words`;
}

function paceFacts(pace: PaceFacts | null, signal: SignalFacts | null): SpeechFact[] {
  const longest = Math.max(0, ...(pace?.pauses ?? []).map(({ durationMs }) => durationMs));
  const level = signal ? [{ name: 'Level', value: levelWords(signal) }] : [];
  if (!pace) return level;
  const { wordsPerMinute, pauses, fillers, overFast, finalRush } = pace;
  return [
    {
      name: 'Pace',
      value: `${counted(wordsPerMinute, 'word')} a minute${overFast ? ', too fast to follow' : ''}`,
    },
    {
      name: 'Pauses',
      value: pauses.length === 0 ? 'None' : `${pauses.length}, longest ${unbroken(secondsText(longest))}`,
    },
    { name: 'Started again', value: restartWords(pace) },
    // The engine writes down few of them, so it cannot say that there were none.
    ...(fillers ? [{ name: 'Um, er', value: `${fillers} heard, there may be more` }] : []),
    ...(finalRush ? [{ name: 'The end', value: 'Faster than the rest' }] : []),
    ...level,
  ];
}

/** A figure and its unit stay on one line. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** More times than these in one line are no help. */
const mostTimes = 4;

function restartWords({ restarts, restartsMs = [] }: PaceFacts): string {
  if (restarts === 0) return 'Never';
  const count = restarts === 1 ? 'Once' : `${restarts} times`;
  const times = restartsMs.slice(0, mostTimes).map((ms) => unbroken(secondsText(ms)));
  if (times.length === 0) return count;
  return `${count}, at ${times.join(', ')}${restartsMs.length > mostTimes ? ' and later' : ''}`;
}
