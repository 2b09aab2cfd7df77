import type { AnswerValue, Score } from '#contract/entities/answer.ts';
import type { SpeechResultProps } from './speech-result-props.ts';

/** A recorded answer with what was heard in it; before it was scored, with what its own signal shows. */
export function recordedEvidence(
  { recording }: Extract<AnswerValue, { kind: 'record' }>,
  { evidence }: Score,
): Pick<SpeechResultProps, 'recording' | 'signal' | 'speech'> {
  return evidence.kind === 'recording'
    ? { recording, signal: evidence.signal, speech: evidence.speech }
    : { recording, signal: recording.signal, speech: undefined };
}
