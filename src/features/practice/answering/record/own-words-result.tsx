import type { ReactNode } from 'react';
import type { AnswerValue, Score } from '#contract/entities/answer.ts';
import type { SpeechEvidence } from '#contract/entities/speech-evidence.ts';
import { recordedEvidence } from '#features/practice/score/speech/recorded-evidence.ts';
import { SpokenResult } from '#features/practice/score/speech/spoken-result.tsx';

export interface OwnWordsResultProps {
  value: Extract<AnswerValue, { kind: 'record' }>;
  score: Score;
  /** What matters most, above the words, once they were understood. */
  lead?: ReactNode;
  /** What follows from the words, below them. */
  children?: (speech: SpeechEvidence) => ReactNode;
}

/** What was understood of an answer in the learner's own words, and what follows from it. */
export function OwnWordsResult({ value, score, lead, children }: OwnWordsResultProps) {
  const recorded = recordedEvidence(value, score);
  return (
    <SpokenResult {...recorded} lead={lead}>
      {recorded.speech && children?.(recorded.speech)}
    </SpokenResult>
  );
}
