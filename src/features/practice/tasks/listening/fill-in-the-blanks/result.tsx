import { filledText } from '#domain/gaps/filled-text.ts';
import { FillKey, FillResult } from '#features/practice/answering/fill/fill-result.tsx';
import { HearAgain } from '#features/practice/sound/hear-again.tsx';
import type { AnswerKeyProps, ResultProps } from '#features/practice/tasks/task-definition.ts';

/** What was typed and what was said, gap by gap, then the whole transcript to listen to again. */
export function TypedBlanksResult({ item, value, score }: ResultProps<'FIB_L'>) {
  return (
    <>
      <FillResult item={item} value={value} score={score} />
      <HearAgain text={filledText(item.text, item.gaps)} audios={item.audios} />
    </>
  );
}

export function TypedBlanksKey({ item }: AnswerKeyProps<'FIB_L'>) {
  return (
    <>
      <FillKey item={item} />
      <HearAgain text={filledText(item.text, item.gaps)} audios={item.audios} />
    </>
  );
}
