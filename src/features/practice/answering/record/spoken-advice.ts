import type { Advice } from '#features/practice/task-frame/advice.ts';
import type { Score } from '#contract/entities/answer.ts';
import type { SpeechEvidence } from '#contract/entities/speech-evidence.ts';
import { isCovered } from '#domain/answers/answered-parts.ts';

interface AdviceOf {
  /** Speech shorter than this holds too little, and what to do about it. */
  readonly tooShort?: { readonly ms: number; readonly advice: Advice };
  /** What was understood tells. */
  readonly speech: (speech: SpeechEvidence) => Advice | null;
}

/** "What would help most" after speech in one's own words: what the sound itself shows comes first. */
export function spokenAdvice({ evidence }: Score, { tooShort, speech: ofSpeech }: AdviceOf): Advice | null {
  if (evidence.kind !== 'recording' || !evidence.signal) return null;
  const { signal, speech } = evidence;
  const { speechMs, leadingSilenceMs } = signal;
  if (speech && speech.refused !== null) return null;
  if (speechMs === 0) return 'Check the microphone: no speech was heard. Then try again closer to it.';
  if (leadingSilenceMs !== null && leadingSilenceMs >= 3_000) {
    return 'Start to speak within 3 seconds: in the exam the microphone closes after a longer silence.';
  }
  if (tooShort && speechMs < tooShort.ms) return tooShort.advice;
  return speech ? ofSpeech(speech) : null;
}

/** From here on an answer repeats what was heard instead of telling it. */
const copiedShare = 0.4;

export function isCopied({ copied }: SpeechEvidence): boolean {
  return (copied?.share ?? 0) > copiedShare;
}

/** The first key point that is not there, as advice; `null` when all are. */
export function missingPointAdvice({ keyPoints = [] }: SpeechEvidence): Advice | null {
  const missing = keyPoints.find((point) => !isCovered(point));
  return missing ? `Say “${missing.point}”, too: it was not found in your answer.` : null;
}

export function pauseAdvice({ pace }: SpeechEvidence): Advice | null {
  return pace && pace.longPauses > 1
    ? 'Go on to the next note when a word does not come: long pauses cost more.'
    : null;
}

/** What every task has in common whose answer exists only once it was recorded. */
export const recordedOnly = { startValue: () => null, hasWork: () => true } as const;
