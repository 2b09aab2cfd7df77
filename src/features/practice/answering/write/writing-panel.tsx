import { textLimits } from '#contract/text-limits.ts';
import type { ReactNode } from 'react';
import type { AnswerValue } from '#contract/entities/answer.ts';
import type { TaskRule } from '#domain/rubric/rubric.ts';
import { countWords } from '#domain/words/count-words.ts';
import type { Attempt } from '#features/practice/task-frame/attempt.ts';
import { SubmitBar } from '#features/practice/task-frame/submit-bar.tsx';
import { TextBox } from '#ui/practice/text-box.tsx';
import { WordCount } from '#ui/practice/word-count.tsx';
import { DraftWarnings } from './draft-warnings.tsx';
import classes from './writing-panel.module.css';
import type { WritingWords } from './writing-words.ts';

/** Longest text of the contract's `write` answer. */

export interface WritingPanelProps {
  attempt: Attempt<Extract<AnswerValue, { kind: 'write' }>>;
  rule: TaskRule;
  words: WritingWords;
  /** The text that nothing should be taken over from word for word. */
  source: string;
  /** `beside`: question and page stand side by side where there is room, and the page stays in sight. */
  layout: 'stacked' | 'beside';
  minRows: number;
  /** What to do, where the question itself does not say it. */
  instruction?: string;
  /** The question. */
  children: ReactNode;
}

/** The question, and the page to write on with the exam's own buttons and live word count. */
export function WritingPanel(props: WritingPanelProps) {
  const { attempt, rule, words, source, layout, minRows, instruction, children } = props;
  const text = attempt.value?.text ?? '';
  return (
    <>
      <div className={classes['panel']} data-layout={layout}>
        <div className={classes['question']}>
          {instruction !== undefined && <p className={classes['instruction']}>{instruction}</p>}
          {children}
        </div>
        <div className={classes['page']}>
          <TextBox
            label={words.label}
            value={text}
            onChange={(next) => attempt.change({ kind: 'write', text: next })}
            maxLength={textLimits.writtenAnswer}
            minRows={minRows}
            hasClipboardButtons
          />
        </div>
      </div>
      <SubmitBar
        attempt={attempt}
        handIn={text.trim() === '' ? null : { value: { kind: 'write', text } }}
        hint="Write something first"
        note={
          <>
            {/* The exam says nothing of a text before its end. */}
            {attempt.session.plan.mode === 'PRACTICE' && (
              <DraftWarnings text={text} prompt={source} words={words} />
            )}
            {rule.words && <WordCount words={countWords(text)} min={rule.words[0]} max={rule.words[1]} />}
          </>
        }
      />
    </>
  );
}
