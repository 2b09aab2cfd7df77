import { WritingKey } from '#features/practice/answering/write/writing-key.tsx';
import { WritingResult } from '#features/practice/answering/write/writing-result.tsx';
import { spokenSummaryWords } from '#features/practice/answering/write/writing-words.ts';
import { HearAgain } from '#features/practice/sound/hear-again.tsx';
import type { AnswerKeyProps, ResultProps } from '#features/practice/tasks/task-definition.ts';

/** The evidence of a summary. */
export function SpokenSummaryResult({ value, score, rule }: ResultProps<'SST'>) {
  return <WritingResult text={value.text} score={score} rule={rule} words={spokenSummaryWords} />;
}

/** The talk to listen to again, what a good summary covers, and model summaries. */
export function SpokenSummaryKey({ item }: AnswerKeyProps<'SST'>) {
  return (
    <WritingKey item={item} words={spokenSummaryWords}>
      <HearAgain text={item.transcript} audios={item.audios} label="The talk" />
    </WritingKey>
  );
}
