import { WritingKey } from '#features/practice/answering/write/writing-key.tsx';
import { WritingPanel } from '#features/practice/answering/write/writing-panel.tsx';
import { WritingResult } from '#features/practice/answering/write/writing-result.tsx';
import { essayWords } from '#features/practice/answering/write/writing-words.ts';
import { ModelPair } from '#features/practice/score/model-pair.tsx';
import { TaskText } from '#features/practice/sound/task-text.tsx';
import type {
  AnswerKeyProps,
  AnswerPanelProps,
  ResultProps,
  TaskScreens,
} from '#features/practice/task-frame/task-definition.ts';
import { ReadingText } from '#ui/practice/reading-text.tsx';

/** The question, and the page to write the essay on. */
function EssayPanel({ item, rule, attempt }: AnswerPanelProps<'WE'>) {
  return (
    <WritingPanel
      attempt={attempt}
      rule={rule}
      words={essayWords}
      source={item.prompt}
      layout="beside"
      // On a phone the word count stays in sight above Submit and its notes.
      minRows={7}
    >
      <TaskText taskType="WE" mode={attempt.session.plan.mode} text={item.prompt} name="the question">
        <ReadingText text={item.prompt} />
      </TaskText>
    </WritingPanel>
  );
}

/** The evidence of an essay. */
function EssayResult({ item, value, score, rule }: ResultProps<'WE'>) {
  return (
    <>
      <WritingResult text={value.text} score={score} rule={rule} words={essayWords} />
      <ModelPair text={value.text} modelAnswers={item.modelAnswers} />
    </>
  );
}

/** What a good essay covers, and model essays. */
function EssayKey({ item }: AnswerKeyProps<'WE'>) {
  return <WritingKey item={item} words={essayWords} />;
}

export const screens: TaskScreens<'WE'> = {
  AnswerPanel: EssayPanel,
  Result: EssayResult,
  AnswerKey: EssayKey,
};
