import type { Score } from '#contract/entities/answer.ts';
import type { TaskRule } from '#domain/rubric/rubric.ts';
import { KeyPoints } from '#features/practice/score/key-points.tsx';
import { ReadingText } from '#ui/practice/reading-text.tsx';
import { WritingEvidence } from './writing-evidence.tsx';
import type { WritingWords } from './writing-words.ts';

export interface WritingResultProps {
  text: string;
  score: Score;
  rule: TaskRule;
  words: WritingWords;
}

/** The evidence of a text with key points; of a score without any, the text to reread. */
export function WritingResult({ text, score, rule, words }: WritingResultProps) {
  const { evidence } = score;
  if (evidence.kind !== 'writing') return <ReadingText text={text} />;
  return (
    <WritingEvidence text={text} evidence={evidence} rule={rule} words={words}>
      <KeyPoints points={evidence.keyPoints ?? []} text={text} />
    </WritingEvidence>
  );
}
