import { ChooseKey, ChooseResult } from '#features/practice/answering/choose/choose-result.tsx';
import { HearAgain } from '#features/practice/sound/hear-again.tsx';
import { SpokenTranscript } from '#features/practice/sound/spoken-transcript.tsx';
import type { AnswerKeyProps, ResultProps } from '#features/practice/tasks/task-definition.ts';

export function HighlightCorrectSummaryResult({ item, value }: ResultProps<'HCS'>) {
  return (
    <ChooseResult
      item={item}
      question="Which paragraph sums up the recording best?"
      value={value}
      source={<SpokenTranscript text={item.transcript} audios={item.audios} label="The recording" />}
      sourceName="What was said"
    />
  );
}

export function HighlightCorrectSummaryKey({ item }: AnswerKeyProps<'HCS'>) {
  return (
    <>
      <ChooseKey item={item} />
      <HearAgain text={item.transcript} audios={item.audios} />
    </>
  );
}
