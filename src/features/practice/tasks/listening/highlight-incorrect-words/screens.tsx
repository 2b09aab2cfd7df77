import { shownText } from '#domain/tasks/listening/highlight-incorrect-words/shown-text.ts';
import { HearAgain } from '#features/practice/sound/hear-again.tsx';
import classes from '#features/practice/sound/heard-text.module.css';
import { QuestionSound } from '#features/practice/sound/question-sound.tsx';
import { SubmitBar } from '#features/practice/task-frame/submit-bar.tsx';
import type {
  AnswerKeyProps,
  AnswerPanelProps,
  ResultProps,
  TaskScreens,
} from '#features/practice/task-frame/task-definition.ts';
import { HighlightKey, HighlightResult } from '#ui/practice/highlight-result.tsx';
import { HighlightWords } from '#ui/practice/highlight-words.tsx';

/** The recording plays by itself; words of the transcript that are not what is said are marked. */
function HighlightIncorrectWordsPanel({ item, attempt }: AnswerPanelProps<'HIW'>) {
  const words = attempt.value?.words ?? [];
  return (
    <>
      <div className={classes['panel']}>
        <QuestionSound audios={item.audios} label="The recording" attempt={attempt} />
        <HighlightWords
          label="Transcript"
          text={shownText(item)}
          value={words}
          onChange={(next) => attempt.change({ kind: 'highlight', words: next })}
        />
      </div>
      <SubmitBar
        attempt={attempt}
        handIn={words.length === 0 ? null : { value: { kind: 'highlight', words } }}
        hint="Mark at least one word"
      />
    </>
  );
}

/** Which words were found, missed and wrongly marked, then what was really said. */
function HighlightIncorrectWordsResult({ item, value }: ResultProps<'HIW'>) {
  return (
    <>
      <HighlightResult text={shownText(item)} changes={item.changes} marked={value.words} />
      <HearAgain text={item.transcript} audios={item.audios} isPart />
    </>
  );
}

function HighlightIncorrectWordsKey({ item }: AnswerKeyProps<'HIW'>) {
  return (
    <>
      <HighlightKey text={shownText(item)} changes={item.changes} />
      <HearAgain text={item.transcript} audios={item.audios} />
    </>
  );
}

export const screens: TaskScreens<'HIW'> = {
  AnswerPanel: HighlightIncorrectWordsPanel,
  Result: HighlightIncorrectWordsResult,
  AnswerKey: HighlightIncorrectWordsKey,
};
