import { textLimits } from '#contract/text-limits.ts';
import { HearAgain } from '#features/practice/sound/hear-again.tsx';
import { QuestionSound } from '#features/practice/sound/question-sound.tsx';
import { SpokenTranscript } from '#features/practice/sound/spoken-transcript.tsx';
import { SubmitBar } from '#features/practice/task-frame/submit-bar.tsx';
import type {
  AnswerKeyProps,
  AnswerPanelProps,
  ResultProps,
  TaskScreens,
} from '#features/practice/task-frame/task-definition.ts';
import { ReadingText } from '#ui/practice/reading-text.tsx';
import { ScoredWords } from '#ui/practice/scored-words.tsx';
import { TextBox } from '#ui/practice/text-box.tsx';
import classes from './screens.module.css';

/** Longest text of the contract's `type` answer. */

/** The sentence plays; what was heard is typed. */
function DictationPanel({ item, attempt }: AnswerPanelProps<'WFD'>) {
  const text = attempt.value?.text ?? '';
  return (
    <>
      <div className={classes.panel}>
        <QuestionSound audios={item.audios} label="The sentence" attempt={attempt} />
        <TextBox
          label="Type the sentence"
          value={text}
          onChange={(next) => attempt.change({ kind: 'type', text: next })}
          maxLength={textLimits.typedAnswer}
          minRows={2}
          hasClipboardButtons={false}
        />
      </div>
      <SubmitBar
        attempt={attempt}
        handIn={text.trim() === '' ? null : { value: { kind: 'type', text } }}
        hint="Type what you hear"
      />
    </>
  );
}

/** What was typed against what was said, word by word in one line, then the sentence to hear again. */
function DictationResult({ item, value, score }: ResultProps<'WFD'>) {
  const { evidence } = score;
  return (
    <div className={classes.result}>
      {evidence.kind === 'words' ? <ScoredWords words={evidence.words} /> : <ReadingText text={value.text} />}
      <section aria-labelledby="what-was-said">
        <h3 id="what-was-said" className={classes.label}>
          What was said
        </h3>
        <SpokenTranscript text={item.transcript} audios={item.audios} label="The sentence" />
      </section>
    </div>
  );
}

/** The sentence, and its voices to listen to again. */
function DictationKey({ item }: AnswerKeyProps<'WFD'>) {
  return <HearAgain text={item.transcript} audios={item.audios} label="The sentence" />;
}

export const screens: TaskScreens<'WFD'> = {
  AnswerPanel: DictationPanel,
  Result: DictationResult,
  AnswerKey: DictationKey,
};
