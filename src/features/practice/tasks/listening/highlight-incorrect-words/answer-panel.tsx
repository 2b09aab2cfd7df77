import { shownText } from '#domain/tasks/listening/highlight-incorrect-words/shown-text.ts';
import { SubmitBar } from '#features/practice/card/submit-bar.tsx';
import { QuestionSound } from '#features/practice/sound/question-sound.tsx';
import type { AnswerPanelProps } from '#features/practice/tasks/task-definition.ts';
import { HighlightWords } from '#ui/practice/highlight-words.tsx';
import classes from '#features/practice/sound/heard-text.module.css';

/** The recording plays by itself; words of the transcript that are not what is said are marked. */
export function HighlightIncorrectWordsPanel({ item, attempt }: AnswerPanelProps<'HIW'>) {
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
        answer={words.length === 0 ? null : { value: { kind: 'highlight', words } }}
        hint="Mark at least one word"
      />
    </>
  );
}
