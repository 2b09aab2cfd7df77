import { SubmitBar } from '#features/practice/card/submit-bar.tsx';
import { countWords } from '#domain/words/word-tokens.ts';
import { ReadingText } from '#ui/practice/reading-text.tsx';
import { TextBox } from '#ui/practice/text-box.tsx';
import { WordCount } from '#ui/practice/word-count.tsx';
import type { AnswerPanelProps } from '#features/practice/tasks/task-definition.ts';
import { DraftWarnings } from './draft-warnings.tsx';
import classes from './answer-panel.module.css';

/** Longest text of the contract's `write` answer. */
const maxLength = 60_000;

/** The question, and the page to write on with the exam's own buttons and live word count. */
export function EssayPanel({ item, rule, attempt }: AnswerPanelProps<'WE'>) {
  const text = attempt.value?.text ?? '';
  return (
    <>
      <div className={classes['panel']}>
        <ReadingText text={item.prompt} />
        <TextBox
          label="Your essay"
          value={text}
          onChange={(next) => attempt.change({ kind: 'write', text: next })}
          maxLength={maxLength}
          // On a phone the word count stays in sight above Submit and its notes.
          minRows={7}
          hasClipboardButtons
          footer={
            rule.words && <WordCount words={countWords(text)} min={rule.words[0]} max={rule.words[1]} />
          }
        />
      </div>
      <SubmitBar
        attempt={attempt}
        answer={text.trim() === '' ? null : { value: { kind: 'write', text } }}
        hint="Write something first"
        note={<DraftWarnings text={text} prompt={item.prompt} />}
      />
    </>
  );
}
