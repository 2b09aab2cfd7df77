import type { PracticeMode } from '#contract/exam.ts';
import classes from '#features/practice/answering/record/record.module.css';
import { recordedEvidence } from '#features/practice/score/speech/recorded-evidence.ts';
import { SpeechResult } from '#features/practice/score/speech/speech-result.tsx';
import { HearAgain } from '#features/practice/sound/hear-again.tsx';
import { RecordAnswer } from '#features/practice/sound/record-answer.tsx';
import { TaskText } from '#features/practice/sound/task-text.tsx';
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
        <Text item={item} mode={attempt.session.plan.mode} />
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

function Text({ item, mode }: AnswerKeyProps<'RA'> & { mode: PracticeMode | null }) {
  return (
    <TaskText taskType="RA" mode={mode} text={item.text} name="the text">
      <ReadingText text={item.text} />
    </TaskText>
  );
}

/** Model readings of the text; the device's voice reads one that nobody has spoken. */
function ReadAloudKey({ item }: AnswerKeyProps<'RA'>) {
  if (item.audios.length === 0) return <Text item={item} mode={null} />;
  return <HearAgain text={item.text} audios={item.audios} label="Model reading" title="Model readings" />;
}

export const screens: TaskScreens<'RA'> = {
  AnswerPanel: ReadAloudPanel,
  Result: ReadAloudResult,
  AnswerKey: ReadAloudKey,
};
