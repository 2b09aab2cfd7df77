import { ChooseKey, ChooseResult } from '#features/practice/answering/choose/choose-result.tsx';
import { HearAgain } from '#features/practice/sound/hear-again.tsx';
import { SpokenTranscript } from '#features/practice/sound/spoken-transcript.tsx';
import type { AnswerKeyProps, ResultProps } from '#features/practice/tasks/task-definition.ts';

export function ListeningChoiceMultipleResult({ item, value }: ResultProps<'MCM_L'>) {
  return (
    <ChooseResult
      item={item}
      question={item.question}
      value={value}
      source={<SpokenTranscript text={item.transcript} audios={item.audios} label="The recording" />}
      sourceName="What was said"
    />
  );
}

export function ListeningChoiceMultipleKey({ item }: AnswerKeyProps<'MCM_L'>) {
  return (
    <>
      <ChooseKey item={item} />
      <HearAgain text={item.transcript} audios={item.audios} />
    </>
  );
}
