import { shownText } from '#domain/tasks/listening/highlight-incorrect-words/shown-text.ts';
import { HearAgain } from '#features/practice/sound/hear-again.tsx';
import type { AnswerKeyProps, ResultProps } from '#features/practice/tasks/task-definition.ts';
import { HighlightKey, HighlightResult } from '#ui/practice/highlight-result.tsx';

/** Which words were found, missed and wrongly marked, then what was really said. */
export function HighlightIncorrectWordsResult({ item, value }: ResultProps<'HIW'>) {
  return (
    <>
      <HighlightResult text={shownText(item)} changes={item.changes} marked={value.words} />
      <HearAgain text={item.transcript} audios={item.audios} />
    </>
  );
}

export function HighlightIncorrectWordsKey({ item }: AnswerKeyProps<'HIW'>) {
  return (
    <>
      <HighlightKey text={shownText(item)} changes={item.changes} />
      <HearAgain text={item.transcript} audios={item.audios} />
    </>
  );
}
