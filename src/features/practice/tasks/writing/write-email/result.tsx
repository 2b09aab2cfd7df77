import { WritingEvidence } from '#features/practice/answering/write/writing-evidence.tsx';
import { WritingKey } from '#features/practice/answering/write/writing-key.tsx';
import { emailWords } from '#features/practice/answering/write/writing-words.ts';
import type { AnswerKeyProps, ResultProps } from '#features/practice/tasks/task-definition.ts';
import { ReadingText } from '#ui/practice/reading-text.tsx';
import { BulletsAnswered } from './bullets-answered.tsx';
import { ConventionsFound } from './conventions-found.tsx';

/** The evidence of an email: what it was asked to say, and the parts that every email has. */
export function EmailResult({ item, value, score, rule }: ResultProps<'WEM'>) {
  const { evidence } = score;
  if (evidence.kind !== 'writing') return <ReadingText text={value.text} />;
  return (
    <WritingEvidence text={value.text} evidence={evidence} rule={rule} words={emailWords}>
      {evidence.keyPoints && (
        <BulletsAnswered bullets={item.bullets} points={evidence.keyPoints} text={value.text} />
      )}
      {evidence.conventions && <ConventionsFound conventions={evidence.conventions} item={item} />}
    </WritingEvidence>
  );
}

/** What a good email covers, and model emails. */
export function EmailKey({ item }: AnswerKeyProps<'WEM'>) {
  return <WritingKey item={item} words={emailWords} />;
}
