import classes from '#features/practice/answering/record/record.module.css';
import { recordedEvidence } from '#features/practice/score/speech/recorded-evidence.ts';
import { SpeechResult } from '#features/practice/score/speech/speech-result.tsx';
import { HearAgain } from '#features/practice/sound/hear-again.tsx';
import { RecordAnswer } from '#features/practice/sound/record-answer.tsx';
import type {
  AnswerKeyProps,
  AnswerPanelProps,
  ResultProps,
  TaskScreens,
} from '#features/practice/task-frame/task-definition.ts';
import { ReadingText } from '#ui/practice/reading-text.tsx';

/** The text to read, and the recorder below it. */
function ReadAloudPanel({ item, attempt }: AnswerPanelProps<'RA'>) {
  return (
    <div>
      <div className={classes['prompt']}>
        <ReadingText text={item.text} />
      </div>
      <RecordAnswer attempt={attempt} practiceId={item.id} taskType="RA" />
    </div>
  );
}

/** What was heard of the text, word by word. */
function ReadAloudResult({ item, value, score }: ResultProps<'RA'>) {
  return (
    <SpeechResult
      {...recordedEvidence(value, score)}
      text={item.text}
      pronunciations={item.pronunciations}
      audios={item.audios}
    />
  );
}

/** Model readings of the text. */
function ReadAloudKey({ item }: AnswerKeyProps<'RA'>) {
  if (item.audios.length === 0) return null;
  return <HearAgain text={item.text} audios={item.audios} label="Model reading" title="Model readings" />;
}

export const screens: TaskScreens<'RA'> = {
  AnswerPanel: ReadAloudPanel,
  Result: ReadAloudResult,
  AnswerKey: ReadAloudKey,
};
